import { Skeleton } from '#ui/skeleton.tsx'

/** The list's shape before its commissions are here. */
export function CommissionsSkeleton() {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-x-6 gap-y-3 px-5 py-4 lg:grid-cols-[8rem_minmax(0,1fr)_auto]">
          <Skeleton className="h-5 w-24" />
          <div className="flex flex-col gap-2">
            <Skeleton className="h-4 w-60 max-w-full" />
            <Skeleton className="h-4 w-100 max-w-full" />
          </div>
          <Skeleton className="h-6 w-24 rounded-full" />
        </div>
      ))}
    </div>
  )
}
