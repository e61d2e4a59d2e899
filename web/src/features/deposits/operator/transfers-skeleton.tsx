import { Skeleton } from '#ui/skeleton.tsx'

/** The inbox's shape before its transfers are here. */
export function TransfersSkeleton() {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="grid gap-x-6 gap-y-3 px-5 py-4 lg:grid-cols-[10rem_minmax(0,1fr)_auto]">
          <div className="flex flex-col gap-2">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-4 w-16" />
          </div>
          <div className="flex flex-col gap-2">
            <Skeleton className="h-4 w-full max-w-100" />
            <Skeleton className="h-4 w-60" />
          </div>
          <Skeleton className="h-6 w-24 rounded-full" />
        </div>
      ))}
    </div>
  )
}
