import { Skeleton } from './skeleton.tsx'

/** The head of one thing's page before it is here: the way back, its name, its states and what they mean. */
export function HeadSkeleton() {
  return (
    <div className="mb-6 flex flex-col gap-3">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-7 w-72 max-w-full" />
      <Skeleton className="h-6 w-56 max-w-full" />
      <Skeleton className="h-4 w-96 max-w-full" />
    </div>
  )
}
