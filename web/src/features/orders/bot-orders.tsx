import { orders } from '@runmart/contract/orders'
import { Bot } from 'lucide-react'
import { useSay } from '#platform/language.tsx'
import { FirstOrder } from './first-order.tsx'
import { OrderList } from './order-list.tsx'

/** The orders that bots work through. */
export function BotOrders() {
  const say = useSay()
  return (
    <OrderList
      list={orders.botOrders}
      bots
      empty={
        <FirstOrder icon={Bot} title={say('orders.emptyBot')}>
          {say('orders.emptyBotText')}
        </FirstOrder>
      }
    />
  )
}
