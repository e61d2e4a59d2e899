import { Skeleton } from '#ui/skeleton.tsx'

/** Rows of results before they are here. */
export function ResultsSkeleton() {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} className="flex h-13 items-center gap-6 px-5">
          <Skeleton className="h-4 w-10" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  )
}
