import { Skeleton } from '#ui/skeleton.tsx'

/** The list of codes before they are here. */
export function CodesSkeleton() {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="grid gap-x-6 gap-y-2 px-5 py-4 lg:grid-cols-[minmax(0,1fr)_13rem_auto]">
          <div className="flex flex-col gap-2">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-4 w-72 max-w-full" />
          </div>
          <div className="flex flex-col gap-2">
            <Skeleton className="h-5 w-20" />
            <Skeleton className="h-4 w-32" />
          </div>
          <Skeleton className="h-8 w-16 rounded-lg" />
        </div>
      ))}
    </div>
  )
}
