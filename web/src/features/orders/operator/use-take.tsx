import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { sendOnce } from '#platform/send-once.ts'
import { moneyText } from '#ui/money-text.ts'
import { useConfirm } from '#ui/use-confirm.tsx'
import { takeOrder } from './take-order.ts'

/** Begins an order after asking once. Draw `dialog`. */
export function useTake() {
  const { language } = useLanguage()
  const say = useOperatorSay()
  const { ask, dialog } = useConfirm()
  const [taking, setTaking] = useState<string | null>(null)
  const take = async (order: DeskOrder) => {
    const sure = await ask({
      title: say('orderDesk.takeTitle', { code: order.orderCode }),
      description: say('orderDesk.takeText', {
        service: order.serviceName,
        name: order.customer.username,
        total: moneyText(language, order.totalCash),
      }),
      confirm: say('orderDesk.takeNow'),
    })
    if (!sure) return
    setTaking(order.id)
    await sendOnce(`take:${order.id}`, (key) => takeOrder(order.id, key))
    setTaking(null)
  }
  return { take, taking, dialog }
}
