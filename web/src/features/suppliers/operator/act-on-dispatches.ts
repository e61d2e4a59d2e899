import type { DataOf } from '@runmart/contract/endpoint'
import { type ChosenDispatch, type DispatchAct, supplierOrders } from '@runmart/contract/suppliers-orders'
import { today } from '@runmart/contract/today'
import { call } from '#platform/api.ts'
import { randomKey } from '#platform/device-id.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendUntilAnswered } from '#platform/send-until-answered.ts'
import { invalidateDispatches } from './use-dispatch-acts.tsx'

export type DispatchOutcome = DataOf<typeof supplierOrders.act>['outcomes'][number]

/** Orders of a call: few enough that one sees it go on. */
const AT_ONCE = 20

/**
 * Acts on orders, some at a time, and tells after each part how many were tried. A part whose answer is lost is sent again
 * under its key, so that nothing happens twice; should it stay lost, the rest is not sent, and said to be so.
 */
export async function actOnDispatches(
  act: DispatchAct,
  orders: readonly ChosenDispatch[],
  { onProgress, notSent }: { onProgress: (tried: number) => void; notSent: string },
): Promise<DispatchOutcome[]> {
  const key = randomKey()
  const outcomes: DispatchOutcome[] = []
  while (outcomes.length < orders.length) {
    const left = orders.slice(outcomes.length)
    const body = { key, act, ids: left.slice(0, AT_ONCE).map((it) => it.id) }
    const answer = await sendUntilAnswered(() =>
      handleAnswer(call(supplierOrders.act, { body }), { refusals: 'inline' }),
    )
    if (answer.success) outcomes.push(...answer.data.outcomes)
    else {
      const problem = { why: 'other' as const, state: null, sentence: answer.status > 0 ? answer.error : notSent }
      outcomes.push(...left.map(({ id, orderCode }) => ({ id, orderCode, problem })))
    }
    onProgress(outcomes.length)
  }
  await Promise.all([invalidateDispatches(), invalidate(today.waiting)])
  return outcomes
}
