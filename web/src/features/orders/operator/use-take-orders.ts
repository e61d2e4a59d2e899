import type { ChosenOrder } from '@runmart/contract/orders-desk'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { doneTexts, type Finished, problemsOf } from './act-result.tsx'
import { actTogether } from './act-together.ts'

/** Takes orders at once and without a question: no money moves. Gives back what became of them. */
export function useTakeOrders() {
  const t = useOperatorTranslations()
  const [taking, setTaking] = useState<ReadonlySet<string>>(new Set())
  const take = async (orders: readonly ChosenOrder[]): Promise<Finished> => {
    setTaking(new Set(orders.map((it) => it.id)))
    const asked = orders.map(({ id, orderCode }) => ({ id, orderCode }))
    const outcomes = await actTogether(
      { act: 'take', orders: asked },
      { onProgress: () => {}, notSent: t('operatorDesk.notSent') },
    )
    setTaking(new Set())
    const finished: Finished = { act: 'take', outcomes, skipped: [] }
    const done = outcomes.length - problemsOf(finished).length
    if (done > 0) showToast('success', t(doneTexts.take, { count: done }))
    return finished
  }
  return { take, taking }
}
