import { orders } from '@runmart/contract/orders'
import { PackageX } from 'lucide-react'
import { useParams } from 'react-router'
import { useSay } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useAsk } from '#platform/use-ask.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { OrderView } from './order-view.tsx'
import { OrdersRefused } from './orders-refused.tsx'

/** One order: what it is, how far it is, what it cost, and the way out of it. It changes by itself. */
export default function OrderPage() {
  const say = useSay()
  const { id = '' } = useParams()
  const { data, refusal, refusalCode, asking, askAgain } = useAsk(orders.order, { params: { id } })
  if (data) return <OrderView {...data} />
  return (
    <>
      <title>{`${say(refusalCode === 'NOT_FOUND' ? 'orderPage.notFound' : 'orders.order')} · Runmart`}</title>
      {!refusal && <OrderSkeleton />}
      {refusalCode === 'NOT_FOUND' && (
        <Empty
          as="h1"
          icon={PackageX}
          title={say('orderPage.notFound')}
          className="py-24"
          action={<ButtonLink to={paths.orders}>{say('orderPage.all')}</ButtonLink>}
        >
          {say('orderPage.notFoundText')}
        </Empty>
      )}
      {refusal && refusalCode !== 'NOT_FOUND' && (
        <>
          <h1 className="sr-only">{say('orders.order')}</h1>
          <OrdersRefused onRetry={askAgain} retrying={asking}>
            {refusal}
          </OrdersRefused>
        </>
      )}
    </>
  )
}
