import { Skeleton } from '#ui/skeleton.tsx'

/** The queue's shape before its orders are here. */
export function QueueSkeleton() {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-x-6 gap-y-2 px-5 py-4 lg:grid-cols-[9rem_minmax(0,1fr)_auto]">
          <div className="flex flex-col gap-2">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-4 w-20" />
          </div>
          <div className="flex flex-col gap-2">
            <Skeleton className="h-5 w-60 max-w-full" />
            <Skeleton className="h-4 w-40" />
          </div>
          <div className="flex items-center justify-between gap-2 lg:flex-col lg:items-end">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-6 w-20 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
