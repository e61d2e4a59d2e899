import { Card } from '#ui/card.tsx'
import { HeadSkeleton } from '#ui/head-skeleton.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The console in the shape it will have. */
export function ConsoleSkeleton() {
  return (
    <div aria-busy="true">
      <HeadSkeleton />
      <div className="flex flex-col gap-4">
        <Card className="flex h-56 flex-col gap-5">
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-2 w-full rounded-full" />
          <Skeleton className="h-4 w-64" />
        </Card>
        <Card className="flex h-96 flex-col gap-4">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-4 w-2/3" />
        </Card>
      </div>
    </div>
  )
}
