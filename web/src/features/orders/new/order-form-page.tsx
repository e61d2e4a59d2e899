import type { Service } from '@runmart/contract/catalog'
import type { ComponentProps, ReactNode } from 'react'
import { ActivationBanner } from '#features/accounts/index.ts'
import { useSession } from '#platform/session.ts'
import { Card } from '#ui/card.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { CardSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useServices } from './services-query.ts'

type Props = ComponentProps<typeof OrderFormLoader> & { title: string; intro: string; actions?: ReactNode }

/** A page with an order form. */
export function OrderFormPage({ title, intro, actions, ...loader }: Props) {
  return (
    <>
      <title>{`${title} · Runmart`}</title>
      <PageHeader title={title} description={intro} actions={actions} />
      <OrderFormLoader {...loader} />
    </>
  )
}

type LoaderProps = {
  /** True if the form begins with the order types; the skeleton then shows them. */
  hasKinds?: boolean
  form: (services: readonly Service[]) => ReactNode
}

/** Shows an order form when the catalogue is loaded. Inactive accounts see that they must activate first. */
export function OrderFormLoader({ hasKinds = false, form }: LoaderProps) {
  const { user } = useSession()
  const { data, error, isFetching, refetch } = useServices()
  return (
    <>
      {user?.status === 'inactive' && (
        <div className="mb-4">
          <ActivationBanner user={user} />
        </div>
      )}
      {error ? (
        <RefusedCard onRetry={refetch} retrying={isFetching}>
          {error}
        </RefusedCard>
      ) : data && user ? (
        form(data.items)
      ) : (
        <OrderFormSkeleton hasKinds={hasKinds} />
      )}
    </>
  )
}

/** The skeleton of an order form: the order types, the services and the price. */
export function OrderFormSkeleton({ hasKinds = false }: { hasKinds?: boolean }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:gap-6">
      <div className="flex flex-col gap-4">
        {hasKinds && (
          <div>
            <Skeleton className="mb-2 h-4 w-20" />
            <Skeleton className="h-10 w-full max-w-120 rounded-lg" />
          </div>
        )}
        <Card padded={false}>
          <RowsSkeleton rows={5} />
        </Card>
      </div>
      <CardSkeleton className="h-60" />
    </div>
  )
}
