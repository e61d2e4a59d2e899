import { orders } from '@runmart/contract/orders'
import { PackageX } from 'lucide-react'
import { useParams } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { OrderView } from './order-view.tsx'
import { OrdersRefused } from './orders-refused.tsx'

/** One order: what it is, how far it is, what it cost, and the way out of it. It changes by itself. */
export default function OrderPage() {
  const t = useTranslations()
  const { id = '' } = useParams()
  const { data, refusal, refusalCode, asking, askAgain } = useApi(orders.order, { params: { id } })
  if (data) return <OrderView {...data} />
  return (
    <>
      <title>{`${t(refusalCode === 'NOT_FOUND' ? 'orderPage.notFound' : 'orders.order')} · Runmart`}</title>
      {!refusal && <OrderSkeleton />}
      {refusalCode === 'NOT_FOUND' && (
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
      {refusal && refusalCode !== 'NOT_FOUND' && (
        <>
          <h1 className="sr-only">{t('orders.order')}</h1>
          <OrdersRefused onRetry={askAgain} retrying={asking}>
            {refusal}
          </OrdersRefused>
        </>
      )}
    </>
  )
}
