import { orders } from '@runmart/contract/orders'
import { Package } from 'lucide-react'
import { useSay } from '#platform/language.tsx'
import { FirstOrder } from './first-order.tsx'
import { OrderList } from './order-list.tsx'

/** The orders that people deliver. */
export function ReferralOrders() {
  const say = useSay()
  return (
    <OrderList
      list={orders.referralOrders}
      empty={
        <FirstOrder icon={Package} title={say('orders.emptyReferral')}>
          {say('orders.emptyReferralText')}
        </FirstOrder>
      }
    />
  )
}
