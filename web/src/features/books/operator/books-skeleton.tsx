import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The books before they are checked. */
export function BooksSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 lg:grid-cols-5">
      <Card className="flex items-center gap-5 lg:col-span-5">
        <Skeleton className="size-12 rounded-full" />
        <div className="flex flex-col gap-3">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-4 w-64" />
        </div>
      </Card>
      <Card className="flex h-100 flex-col gap-7 lg:col-span-3">
        {['w-40', 'w-64', 'w-52', 'w-60', 'w-44', 'w-56'].map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </Card>
      <Card className="flex h-72 flex-col gap-7 lg:col-span-2">
        {['w-40', 'w-32', 'w-36', 'w-28'].map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </Card>
    </div>
  )
}
