import { Card } from '#ui/card.tsx'
import { HeadSkeleton } from '#ui/head-skeleton.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The page of an order in the shape it will have. */
export function OrderSkeleton() {
  return (
    <div aria-busy="true">
      <HeadSkeleton />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-4">
          <Card className="flex h-28 flex-col justify-between">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-1.5 w-full rounded-full" />
          </Card>
          <Card className="flex h-52 flex-col gap-5">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-8 w-64" />
            <Skeleton className="h-8 w-56" />
          </Card>
        </div>
        <div className="flex flex-col gap-4">
          {['price', 'details'].map((it) => (
            <Card key={it} className="flex h-44 flex-col gap-5">
              <Skeleton className="h-4 w-20" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-full" />
            </Card>
          ))}
        </div>
      </div>
    </div>
  )
}
