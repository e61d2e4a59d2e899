import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The page's shape before the link is known. */
export function ReferralSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Card padded={false} className="grid md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex flex-col justify-center gap-4 p-5 sm:p-6">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-8 w-32" />
          <Skeleton className="mt-2 h-6 w-28" />
        </div>
        <div className="flex justify-center border-line p-5 max-md:border-t sm:p-6 md:border-l">
          <Skeleton className="size-46 rounded-xl" />
        </div>
      </Card>
      <div className="grid gap-4 sm:grid-cols-3">
        {['referrals', 'earned', 'pending'].map((it) => (
          <Card key={it} className="flex flex-col gap-3">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-8 w-36" />
          </Card>
        ))}
      </div>
      <Card>
        <Skeleton className="h-4 w-28" />
        <Skeleton className="mt-6 h-52 w-full" />
      </Card>
    </div>
  )
}
