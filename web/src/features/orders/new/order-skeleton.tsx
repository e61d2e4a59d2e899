import { Card } from '#ui/card.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** An order form before the catalogue is here. */
export function OrderSkeleton({ cards }: { cards: number }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:gap-6">
      <div className="flex flex-col gap-4">
        <div className={cards ? '' : 'hidden'}>
          <Skeleton className="mb-2 h-4 w-20" />
          <div className={`grid gap-2 sm:gap-3 ${cards > 2 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
            <Repeat times={cards}>
              <Skeleton className="h-18 rounded-lg sm:h-35" />
            </Repeat>
          </div>
        </div>
        <Card padded={false}>
          <div className="border-b border-line px-5 py-4">
            <Skeleton className="h-5 w-24" />
          </div>
          {[0, 1, 2, 3].map((row) => (
            <div
              key={row}
              className="flex items-center justify-between gap-6 border-b border-line px-5 py-4 last:border-0"
            >
              <div className="flex-1">
                <Skeleton className="h-5 w-1/2" />
                <Skeleton className="mt-2 h-4 w-4/5" />
              </div>
              <Skeleton className="h-5 w-20" />
            </div>
          ))}
        </Card>
      </div>
      <Card>
        <Skeleton className="h-5 w-28" />
        <Skeleton className="mt-6 h-24" />
        <Skeleton className="mt-5 h-11" />
      </Card>
    </div>
  )
}
