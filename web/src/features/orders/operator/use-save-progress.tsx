import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { useConfirm } from '#ui/use-confirm.tsx'
import { enterProgress, type ProgressBody } from './enter-progress.ts'

/** Saves progress after asking once; `more` is how many it adds. Draw `dialog`; `refused` is a sentence. */
export function useSaveProgress(order: DeskOrder) {
  const t = useOperatorTranslations()
  const { ask, dialog } = useConfirm()
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const save = async (body: ProgressBody, more: number): Promise<boolean> => {
    const sure = await ask({
      title: t('operatorOrders.saveTitle', { code: order.orderCode }),
      description: t('operatorOrders.saveText', {
        done: (order.progress?.ok ?? 0) + more,
        total: order.amount,
        name: order.customer.username,
      }),
      confirm: t('operatorOrders.saveNow'),
    })
    if (!sure) return false
    setSaving(true)
    setRefused(null)
    const answer = await sendIdempotent(`progress:${order.id}`, (key) => enterProgress(order.id, body, key))
    setSaving(false)
    if (!answer.success) setRefused([answer.error, ...Object.values(answer.data?.fields ?? {})].join(' '))
    return answer.success
  }
  return { save, saving, refused, dialog }
}
