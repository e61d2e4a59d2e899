import type { Language } from '@runmart/contract/accounts'
import type { ActProblem } from '@runmart/contract/orders-desk'
import type { Tx } from '#platform/db/tx.ts'
import { failure } from '#platform/http/envelope.ts'
import { isUuid } from '#platform/ids.ts'
import type { Refusal } from '#platform/refusal.ts'
import { orders, type StoredOrder } from '../order-queries.ts'
import { staffTimelineOf } from './staff-timeline.ts'

/** The reason why an action failed, and the order's last event: another operator may have been faster. */
export async function explainRefusal(
  tx: Tx,
  id: string,
  refusal: Refusal,
  language: Language,
): Promise<{ orderCode: string; problem: ActProblem }> {
  const order = isUuid(id) ? await tx.find(orders.where('o.id', '=', id)) : null
  const problem = problemOf(order, refusal, language)
  const last = order && problem.why === 'state' ? (await staffTimelineOf(tx, order)).at(-1) : undefined
  return {
    orderCode: order?.code ?? '',
    problem: last
      ? { ...problem, last: { event: last.event, by: last.by, operator: last.operator, at: last.at } }
      : problem,
  }
}

/** The reason, from an order that is already loaded. */
export function problemOf(
  order: Pick<StoredOrder, 'status' | 'serviceType'> | null,
  refusal: Refusal,
  language: Language,
): ActProblem {
  return {
    why: order ? reasonOf(order, refusal) : 'notFound',
    status: order?.status ?? null,
    sentence: failure(refusal, language).error ?? '',
    last: null,
  }
}

function reasonOf({ serviceType }: Pick<StoredOrder, 'serviceType'>, { code }: Refusal): ActProblem['why'] {
  if (code === 'FORBIDDEN') return 'own'
  if (code === 'INVALID_TRANSITION') return 'state'
  if (code === 'ORDER_SENT_ON') return 'sentOn'
  if (code === 'ORDER_AWAITS_SUPPLIER') return 'awaitsSupplier'
  if (code === 'CUSTOMER_HELD') return 'held'
  if (code === 'REFUND_CHANGED') return 'refundChanged'
  if (code === 'CONFLICT') return serviceType === 'AUTO_BOT' ? 'byBot' : 'daysRun'
  return 'other'
}
