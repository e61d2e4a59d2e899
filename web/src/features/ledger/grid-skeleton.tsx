import { Card } from '#ui/card.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Cards of transactions before they are here. */
export function GridSkeleton({ cards }: { cards: number }) {
  return (
    <div aria-busy="true" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      <Repeat times={cards}>
        <Card padded={false} className="flex flex-col gap-4 p-4">
          <div className="flex items-center gap-3">
            <Skeleton className="size-8 shrink-0 rounded-full" />
            <div className="flex flex-col gap-2">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="h-3 w-36" />
            </div>
          </div>
          <Skeleton className="h-7 w-36" />
          <Skeleton className="h-4 w-full" />
        </Card>
      </Repeat>
    </div>
  )
}
