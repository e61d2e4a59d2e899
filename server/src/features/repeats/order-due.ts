import type { BotRegistry } from '@runmart/bots/registry'
import type { Language } from '@runmart/contract/languages'
import type { Order } from '@runmart/contract/orders-order'
import type { RepeatEnd, RepeatProblem } from '@runmart/contract/repeats'
import { findReader, findTimeZone, holdAccount } from '#features/accounts/index.ts'
import { placeLines } from '#features/bots/index.ts'
import { findOffer, getServiceKind } from '#features/catalog/index.ts'
import { getMaintenance } from '#features/content/index.ts'
import { nameOrders, placeOrder } from '#features/orders/index.ts'
import { dayOf } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import { eachDueAlone } from '#platform/jobs/each-alone.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { notify } from '#platform/notify.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { nextDate } from './dates.ts'
import { findLines } from './line-queries.ts'
import {
  type DuePlan,
  deletePlansOf,
  endPlan,
  findDue,
  insertPlaced,
  lockDue,
  moveOn,
  type StoredPlan,
} from './plan-queries.ts'

type RepeatShop = Pick<Shop, 'bots' | 'shopTimeZone' | 'maintenance'>

/**
 * Places the orders of due plans, each in its own transaction. Failures are retried in a minute and do not block the
 * others. All plans wait during maintenance.
 */
export async function orderDue(context: JobContext, shop: RepeatShop): Promise<void> {
  if (shop.maintenance || (await context.db.transaction(getMaintenance)).isOn) return
  await eachDueAlone(context, 'repeat-failed', findDue, (tx, due) => orderAgain(tx, due, shop))
}

/**
 * Orders once for the plan's date and moves the plan on, in one transaction, so no date is ordered twice. Holds the
 * account first, in the same order as closing does.
 */
async function orderAgain(tx: Tx, due: DuePlan, { shopTimeZone, bots }: RepeatShop): Promise<void> {
  // A closed account orders nothing.
  if (!(await holdAccount(tx, due.customerId))) return deletePlansOf(tx, due.customerId)
  const plan = await lockDue(tx, due.id)
  if (!plan) return
  const reader = await findReader(tx, plan.customerId)
  // The account is blocked, so its plans end.
  if (!reader) return endPlan(tx, plan.id, 'account')
  const timeZone = (await findTimeZone(tx, plan.customerId)) ?? shopTimeZone
  const outcome = await tryToOrder(tx, plan, reader.language, bots)
  const next = nextDate(plan, plan.step, timeZone, plan.now)
  const nextOn = dayOf(next.at, timeZone)
  if ('order' in outcome) noteOrdered(tx, plan, outcome.order, { ...next, day: nextOn })
  else if ('problem' in outcome) {
    moveOn(tx, plan.id, next, outcome.problem)
    // Notifies the customer once per problem, however long it lasts.
    if (plan.problem !== outcome.problem) await notifyNotOrdered(tx, plan, outcome.problem, nextOn)
  } else {
    endPlan(tx, plan.id, outcome.end)
    await notifyNotOrdered(tx, plan, outcome.end, null)
  }
}

type Outcome = { order: Order } | { problem: RepeatProblem } | { end: RepeatEnd }

/** Places the order at today's price, or returns the reason against it. A refusal leaves the transaction unchanged. */
async function tryToOrder(tx: Tx, plan: StoredPlan, language: Language, bots: BotRegistry): Promise<Outcome> {
  const offer = await findOffer(tx, plan.serviceId)
  if (!offer?.isListed) return { end: 'service-gone' }
  const { customerId: userId, serviceId, amount, contactInfo, note, provider } = plan
  const form = { serviceId, amount, contactInfo, note, inputs: plan.inputs ?? undefined }
  const kind = { provider, acceptAtMost: plan.mostEach ?? undefined }
  try {
    const placing = { caller: { userId }, request: { language } }
    const lines = await findLines(tx, plan.id)
    // The shop checked these lines for this bot only.
    if (lines && (await getServiceKind(tx, serviceId)).botId !== lines.botId) return { end: 'service-changed' }
    // No bot would run it: the customer would pay, and get the money back after the failure.
    if (lines && !bots.find(lines.botId)) return { problem: 'bot-gone' }
    const { data } = lines
      ? await placeLines(tx, placing, form, lines, kind)
      : await placeOrder(tx, placing, form, { ...kind, serviceType: 'REFERRAL' })
    return { order: data.order }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    switch (problem.code) {
      case 'INSUFFICIENT_BALANCE':
        return { end: 'balance' }
      case 'PRICE_CHANGED':
        return { end: 'price' }
      case 'SERVICE_UNAVAILABLE_NOW':
        return { problem: offer.status === 'maintenance' ? 'maintenance' : 'sold-out' }
      case 'VALIDATION':
        return { end: 'service-changed' }
      default:
        throw problem
    }
  }
}

type NextDate = { step: number; at: string; day: string }

function noteOrdered(tx: Tx, plan: StoredPlan, order: Order, next: NextDate): void {
  const isLast = plan.times !== null && plan.ordered + 1 >= plan.times
  insertPlaced(tx, plan, order.id)
  if (isLast) endPlan(tx, plan.id, 'done')
  else moveOn(tx, plan.id, next, null)
  const { id: orderId, orderCode, totalCash: total } = order
  const news = { kind: 'repeat-ordered', orderId, orderCode, total, nextOn: isLast ? null : next.day } as const
  notify(tx, plan.customerId, news, keyOf(plan))
}

async function notifyNotOrdered(
  tx: Tx,
  plan: StoredPlan,
  reason: RepeatProblem | RepeatEnd,
  nextOn: string | null,
): Promise<void> {
  const { orderId } = plan
  const orderCode = (await nameOrders(tx, [orderId], 'en')).get(orderId)?.orderCode ?? ''
  notify(tx, plan.customerId, { kind: 'repeat-not-ordered', orderId, orderCode, reason, nextOn }, keyOf(plan))
}

const keyOf = ({ id, step }: StoredPlan) => `${id}:${step}`
