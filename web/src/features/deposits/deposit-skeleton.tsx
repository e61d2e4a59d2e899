import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The shape of a bank deposit before it is known where to send. */
export function DepositSkeleton() {
  return (
    <div aria-busy="true">
      <div className="flex h-10 items-center gap-6 border-b border-line px-3 pointer-coarse:h-11">
        <Skeleton className="h-4 w-14" />
        <Skeleton className="h-4 w-20" />
      </div>
      <Card padded={false} className="mt-6 grid lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex flex-col gap-4 p-5 sm:p-6">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-22 w-full" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="mt-4 h-28 w-full" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-full" />
        </div>
        <div className="flex flex-col items-center gap-5 border-line p-5 max-lg:border-t sm:p-6 lg:border-l">
          <Skeleton className="size-67 rounded-xl sm:size-83" />
          <Skeleton className="h-4 w-60" />
          <Skeleton className="h-16 w-full" />
        </div>
      </Card>
    </div>
  )
}
