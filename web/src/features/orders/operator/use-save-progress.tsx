import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useState } from 'react'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { sendOnce } from '#platform/send-once.ts'
import { useConfirm } from '#ui/use-confirm.tsx'
import { enterProgress, type ProgressBody } from './enter-progress.ts'

/** Saves progress after asking once; `more` is how many it adds. Draw `dialog`; `refused` is a sentence. */
export function useSaveProgress(order: DeskOrder) {
  const say = useOperatorSay()
  const { ask, dialog } = useConfirm()
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const save = async (body: ProgressBody, more: number): Promise<boolean> => {
    const sure = await ask({
      title: say('orderDesk.saveTitle', { code: order.orderCode }),
      description: say('orderDesk.saveText', {
        done: (order.progress?.ok ?? 0) + more,
        total: order.amount,
        name: order.customer.username,
      }),
      confirm: say('orderDesk.saveNow'),
    })
    if (!sure) return false
    setSaving(true)
    setRefused(null)
    const answer = await sendOnce(`progress:${order.id}`, (key) => enterProgress(order.id, body, key))
    setSaving(false)
    if (!answer.success) setRefused([answer.error, ...Object.values(answer.data?.fields ?? {})].join(' '))
    return answer.success
  }
  return { save, saving, refused, dialog }
}
