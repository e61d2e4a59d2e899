import { Card } from '#ui/card.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Cards of orders before they are here. */
export function OrderCardsSkeleton({ cards }: { cards: number }) {
  return (
    <div aria-busy="true" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      <Repeat times={cards}>
        <Card padded={false} className="flex h-57 flex-col gap-4 p-4">
          <div className="flex flex-col gap-2">
            <Skeleton className="h-4 w-44" />
            <Skeleton className="h-3 w-24" />
          </div>
          <Skeleton className="h-6 w-24 rounded-full" />
          <Skeleton className="mt-auto h-1.5 w-full rounded-full" />
          <div className="flex justify-between border-t border-line pt-3">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-4 w-20" />
          </div>
        </Card>
      </Repeat>
    </div>
  )
}
