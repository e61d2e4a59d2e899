import { orders } from '@runmart/contract/orders'
import { Bot } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { FirstOrder } from './first-order.tsx'
import { OrderList } from './order-list.tsx'

/** The orders that bots work through. */
export function BotOrders() {
  const t = useTranslations()
  return (
    <OrderList
      list={orders.botOrders}
      bots
      empty={
        <FirstOrder icon={Bot} title={t('orders.emptyBot')}>
          {t('orders.emptyBotText')}
        </FirstOrder>
      }
    />
  )
}
