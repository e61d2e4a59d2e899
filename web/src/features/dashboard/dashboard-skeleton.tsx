import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The dashboard's shape before its numbers are here. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-2 gap-4 lg:grid-cols-6">
      <Card className="col-span-2 h-35">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="mt-6 h-9 w-52" />
        <Skeleton className="mt-3 h-4 w-32" />
      </Card>
      {['orders', 'bots'].map((it) => (
        <Card key={it} className="flex h-35 flex-col lg:col-span-2 justify-between">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-7 w-12" />
        </Card>
      ))}
      <Card className="col-span-full h-76 lg:col-span-4">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="mt-6 h-52 w-full" />
      </Card>
      <Card className="col-span-full h-76 max-lg:hidden lg:col-span-2">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="mt-6 h-9 w-full" />
        <Skeleton className="mt-4 h-9 w-full" />
      </Card>
      {['transactions', 'orders'].map((it) => (
        <Card key={it} className="col-span-full flex h-64 flex-col gap-5 lg:col-span-3">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-full" />
        </Card>
      ))}
    </div>
  )
}
