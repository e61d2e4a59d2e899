import { Skeleton } from '#ui/skeleton.tsx'

/** The price lines before they are known. */
export function PriceSkeleton() {
  return (
    <div className="flex flex-col gap-2.5">
      <Row className="w-28" />
      <div className="flex items-center justify-between border-t border-line pt-3">
        <Skeleton className="h-5 w-12" />
        <Skeleton className="h-7 w-32" />
      </div>
      <Row className="w-16" />
      <Row className="w-24" />
    </div>
  )
}

function Row({ className }: { className: string }) {
  return (
    <div className="flex h-5 items-center justify-between">
      <Skeleton className={`h-4 ${className}`} />
      <Skeleton className="h-4 w-20" />
    </div>
  )
}
