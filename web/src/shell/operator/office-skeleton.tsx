import { Skeleton } from '#ui/skeleton.tsx'

/** A page of the back office before it is known who looks. */
export function OfficeSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="mt-2 h-4 w-72" />
      <Skeleton className="mt-7 h-80 w-full rounded-lg" />
    </div>
  )
}
