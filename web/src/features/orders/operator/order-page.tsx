import { useParams } from 'react-router'
import { OrderConversation } from '#features/conversations/operator/index.ts'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { OrderFrame } from '../desk/order-frame.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderHeader } from './order-header.tsx'
import { OrderPrice } from './order-price.tsx'
import { OrderWork } from './order-work.tsx'
import { Timeline } from './timeline.tsx'
import { useOpenedOrder } from './use-order-panel.ts'

/** One order with everything that an operator needs to deliver or end it. */
export default function OrderPage() {
  const t = useOperatorTranslations()
  const { id = '' } = useParams()
  return (
    <OrderFrame
      area="operatorOrders"
      view={useOpenedOrder(id)}
      list={{ title: t('operatorOrders.title'), path: operatorPaths.orders }}
      header={(view) => <OrderHeader {...view} />}
      work={(view) => (
        <>
          <OrderWork {...view} />
          <OrderConversation orderId={view.order.id} customerName={view.order.customer.username} />
          <Timeline entries={view.timeline} total={view.order.amount} />
        </>
      )}
      facts={({ order, partner }) => <OrderDetails order={order} partner={partner} />}
      money={({ order, price }) => <OrderPrice order={order} price={price} />}
    />
  )
}
