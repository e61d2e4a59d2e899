import { type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { moneyText } from '#ui/money-text.ts'
import { useConfirm } from '#ui/use-confirm.tsx'
import { sendOrderAction } from './send-order-action.ts'

/** Begins an order after a confirmation; `taking` is the id of the order being taken. Render `dialog`. */
export function useTakeOrder() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  const [taking, setTaking] = useState<string | null>(null)
  const take = async (order: OperatorOrder) => {
    const isConfirmed = await confirm({
      title: t('operatorOrders.takeTitle', { code: order.orderCode }),
      description: t('operatorOrders.takeText', {
        service: order.serviceName,
        name: order.customer.username,
        total: moneyText(language, order.totalCash),
      }),
      confirm: t('operatorOrders.takeNow'),
    })
    if (!isConfirmed) return
    setTaking(order.id)
    await sendOrderAction(
      `take:${order.id}`,
      (idempotencyKey) => call(ordersOperator.take, { params: { id: order.id } }, { idempotencyKey }),
      { refusals: 'notice' },
    )
    setTaking(null)
  }
  return { take, taking, dialog }
}
