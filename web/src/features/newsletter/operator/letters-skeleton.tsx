import { Skeleton } from '#ui/skeleton.tsx'

/** The list's shape before its letters are here. */
export function LettersSkeleton() {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {[0, 1].map((row) => (
        <div key={row} className="grid gap-x-6 gap-y-3 px-5 py-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="flex flex-col gap-2">
            <Skeleton className="h-5 w-60 max-w-full" />
            <Skeleton className="h-4 w-40" />
          </div>
          <Skeleton className="h-2 w-full rounded-full lg:mt-2" />
        </div>
      ))}
    </div>
  )
}
