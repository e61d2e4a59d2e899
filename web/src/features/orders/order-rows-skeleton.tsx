import { Card } from '#ui/card.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Rows of orders before they are here. */
export function OrderRowsSkeleton({ rows }: { rows: number }) {
  return (
    <Card padded={false}>
      <div aria-busy="true" className="divide-y divide-line">
        <Repeat times={rows}>
          <div className="flex h-16 items-center gap-6 px-5">
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-44 max-w-full" />
              <Skeleton className="h-3 w-24" />
            </div>
            <Skeleton className="h-6 w-24 rounded-full max-sm:hidden" />
            <Skeleton className="h-1.5 w-32 rounded-full max-sm:hidden" />
            <Skeleton className="h-4 w-24" />
          </div>
        </Repeat>
      </div>
    </Card>
  )
}
