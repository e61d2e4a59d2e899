import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Rows of a list before they are here. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      <Repeat times={rows}>
        <div className="flex items-center justify-between gap-6 px-5 py-4">
          <div className="flex flex-col gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-56 max-w-full" />
          </div>
          <Skeleton className="h-6 w-24 rounded-full" />
        </div>
      </Repeat>
    </div>
  )
}
