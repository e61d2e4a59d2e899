import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { moneyText } from '#ui/money-text.ts'
import { useConfirm } from '#ui/use-confirm.tsx'
import { takeOrder } from './take-order.ts'

/** Begins an order after asking once. Draw `dialog`. */
export function useTake() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { ask, dialog } = useConfirm()
  const [taking, setTaking] = useState<string | null>(null)
  const take = async (order: DeskOrder) => {
    const sure = await ask({
      title: t('operatorOrders.takeTitle', { code: order.orderCode }),
      description: t('operatorOrders.takeText', {
        service: order.serviceName,
        name: order.customer.username,
        total: moneyText(language, order.totalCash),
      }),
      confirm: t('operatorOrders.takeNow'),
    })
    if (!sure) return
    setTaking(order.id)
    await sendIdempotent(`take:${order.id}`, (key) => takeOrder(order.id, key))
    setTaking(null)
  }
  return { take, taking, dialog }
}
