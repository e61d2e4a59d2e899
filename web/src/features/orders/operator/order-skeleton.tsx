import { Skeleton } from '#ui/skeleton.tsx'

/** An order's shape before it is known. */
export function OrderSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-5 w-28" />
      <Skeleton className="mt-4 h-8 w-52" />
      <Skeleton className="mt-3 h-5 w-80 max-w-full" />
      <div className="mt-6 grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-44 w-full rounded-lg" />
          <Skeleton className="h-72 w-full rounded-lg" />
        </div>
        <div className="flex flex-col gap-4">
          <Skeleton className="h-72 w-full rounded-lg" />
          <Skeleton className="h-36 w-full rounded-lg" />
        </div>
      </div>
    </div>
  )
}
