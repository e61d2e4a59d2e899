import { PackageSearch } from 'lucide-react'
import { useParams } from 'react-router'
import { OrderConversation } from '#features/conversations/operator/index.ts'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { DetailSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { OrderInputs } from '../order-inputs.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderHeader } from './order-header.tsx'
import { OrderPrice } from './order-price.tsx'
import { OrderWork } from './order-work.tsx'
import { Timeline } from './timeline.tsx'
import { useOpenedOrder } from './use-order-panel.ts'

/** One order with everything an operator needs to deliver it, or to end it. */
export default function OrderPage() {
  const t = useOperatorTranslations()
  const { id = '' } = useParams()
  const { data, error, errorCode, isFetching, refetch } = useOpenedOrder(id)
  if (errorCode === 'NOT_FOUND')
    return (
      <>
        <title>{`${t('operatorOrders.notFound')} · Runmart`}</title>
        <Empty
          as="h1"
          icon={PackageSearch}
          title={t('operatorOrders.notFound')}
          className="py-24"
          action={<ButtonLink to={operatorPaths.orders}>{t('operatorOrders.back')}</ButtonLink>}
        >
          {t('operatorOrders.notFoundText')}
        </Empty>
      </>
    )
  return (
    <>
      <title>{`${data?.order.orderCode ?? t('operatorOrders.title')} · Runmart`}</title>
      {!data && !error && <DetailSkeleton main={['h-44', 'h-72']} side={['h-72', 'h-36']} />}
      {error && (
        <RefusedCard onRetry={refetch} retrying={isFetching}>
          {error}
        </RefusedCard>
      )}
      {data && (
        <>
          <OrderHeader {...data} />
          {/* On a phone: how to reach the customer, then the work, and the money last. */}
          <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
            <div className="contents min-w-0 flex-col gap-4 lg:flex">
              <OrderWork {...data} />
              <OrderConversation orderId={data.order.id} customerName={data.order.customer.username} />
              <Timeline entries={data.timeline} total={data.order.amount} />
            </div>
            <div className="contents min-w-0 flex-col gap-4 lg:flex">
              <div className="flex flex-col gap-4 max-lg:-order-1">
                <OrderInputs
                  title={t('operatorOrders.inputs')}
                  inputs={data.order.inputs ?? {}}
                  fields={data.fields}
                  copyLabel={(label) => t('operatorOrders.copyInput', { label })}
                />
                <OrderDetails order={data.order} partner={data.partner} />
              </div>
              <OrderPrice order={data.order} price={data.price} />
            </div>
          </div>
        </>
      )}
    </>
  )
}
