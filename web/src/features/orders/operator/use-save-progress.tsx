import type { CallOf } from '@runmart/contract/endpoint'
import { type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useConfirm } from '#ui/use-confirm.tsx'
import { sendOrderAction } from './send-order-action.ts'

type Progress = CallOf<typeof ordersOperator.progress>['body']

/** Saves how many are done, in all or per link, after a confirmation; `added` is how many more that is. Render `dialog`. */
export function useSaveProgress(order: OperatorOrder) {
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  const [saving, setSaving] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = async (body: Progress, added: number): Promise<boolean> => {
    const isConfirmed = await confirm({
      title: t('operatorOrders.saveTitle', { code: order.orderCode }),
      description: t('operatorOrders.saveText', {
        done: (order.progress?.ok ?? 0) + added,
        total: order.amount,
        name: order.customer.username,
      }),
      confirm: t('operatorOrders.saveNow'),
    })
    if (!isConfirmed) return false
    setSaving(true)
    setError(null)
    const answer = await sendOrderAction(`progress:${order.id}`, (idempotencyKey) =>
      call(ordersOperator.progress, { params: { id: order.id }, body }, { idempotencyKey }),
    )
    setSaving(false)
    if (!answer.success) setError([answer.error, ...Object.values(answer.data?.fields ?? {})].join(' '))
    return answer.success
  }
  return { save, saving, error, dialog }
}
