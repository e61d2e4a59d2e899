import { orders } from '@runmart/contract/orders'
import { Package } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { FirstOrder } from './first-order.tsx'
import { OrderList } from './order-list.tsx'

/** The orders that people deliver. */
export function ReferralOrders() {
  const t = useTranslations()
  return (
    <OrderList
      list={orders.referralOrders}
      empty={
        <FirstOrder icon={Package} title={t('orders.emptyReferral')}>
          {t('orders.emptyReferralText')}
        </FirstOrder>
      }
    />
  )
}
