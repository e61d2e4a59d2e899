import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Rows of transactions before they are here. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      <Repeat times={rows}>
        <div className="flex h-16 items-center gap-3 px-5">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-3 w-24" />
          </div>
          <div className="flex flex-col items-end gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-3 w-28" />
          </div>
        </div>
      </Repeat>
    </div>
  )
}
