import type { Language } from '@runmart/contract/languages'
import { type RepeatPlan, repeatEnds, repeatProblems } from '@runmart/contract/repeats'
import { nameOrders } from '#features/orders/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { StoredPlan } from './plan-queries.ts'

/** Plans in the contract's form, in the requested language. */
export async function showPlans(
  reader: Reader,
  plans: readonly StoredPlan[],
  language: Language,
): Promise<RepeatPlan[]> {
  const orders = await nameOrders(
    reader,
    plans.map((it) => it.orderId),
    language,
  )
  return plans.map((it) => ({
    id: it.id,
    orderId: it.orderId,
    orderCode: orders.get(it.orderId)?.orderCode ?? '',
    serviceName: orders.get(it.orderId)?.serviceName ?? '',
    billing: it.billing,
    amount: it.amount,
    every: it.every,
    times: it.times,
    mostEach: it.mostEach,
    ordered: it.ordered,
    nextAt: it.nextAt,
    // Leaves out reasons of a later version: this one has no words for them.
    problem: repeatProblems.find((known) => known === it.problem) ?? null,
    createdAt: it.createdAt,
    endedAt: it.endedAt,
    endReason: repeatEnds.find((known) => known === it.endReason) ?? null,
  }))
}

export async function showPlan(reader: Reader, plan: StoredPlan, language: Language): Promise<RepeatPlan> {
  const [shown] = await showPlans(reader, [plan], language)
  if (!shown) throw new Error('A plan is missing')
  return shown
}
