import { orders } from '@runmart/contract/orders'
import { PackageX } from 'lucide-react'
import { useParams } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { DetailSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { OrderView } from './order-view.tsx'

/** One order: what it is, how far it is, what it cost, and the way out of it. It changes by itself. */
export default function OrderPage() {
  const t = useTranslations()
  const { id = '' } = useParams()
  const { data, error, errorCode, isFetching, refetch } = useApi(orders.order, { params: { id } })
  if (data) return <OrderView {...data} />
  return (
    <>
      <title>{`${t(errorCode === 'NOT_FOUND' ? 'orderPage.notFound' : 'orders.order')} · Runmart`}</title>
      {!error && <DetailSkeleton main={['h-28', 'h-52']} side={['h-44', 'h-44']} />}
      {errorCode === 'NOT_FOUND' && (
        <Empty
          as="h1"
          icon={PackageX}
          title={t('orderPage.notFound')}
          className="py-24"
          action={<ButtonLink to={paths.orders}>{t('orderPage.all')}</ButtonLink>}
        >
          {t('orderPage.notFoundText')}
        </Empty>
      )}
      {error && errorCode !== 'NOT_FOUND' && (
        <>
          <h1 className="sr-only">{t('orders.order')}</h1>
          <RefusedCard onRetry={refetch} retrying={isFetching}>
            {error} {t('orderPage.safe')}
          </RefusedCard>
        </>
      )}
    </>
  )
}
