import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The list in the shape it will have. */
export function NewsSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      <Repeat times={rows}>
        <div className="flex gap-3 px-4 py-3 sm:px-5">
          <Skeleton className="size-8 rounded-full" />
          <div className="flex flex-col gap-2 py-1">
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-3 w-24" />
          </div>
        </div>
      </Repeat>
    </div>
  )
}
