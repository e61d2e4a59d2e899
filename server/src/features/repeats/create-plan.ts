import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { Quote } from '@runmart/contract/orders-order'
import { MAX_REPEATS, type RepeatPlan } from '@runmart/contract/repeats'
import { holdAccount } from '#features/accounts/index.ts'
import { isUploadKept } from '#features/bots/index.ts'
import { findOffer } from '#features/catalog/index.ts'
import {
  countUpload,
  isKeptWhole,
  lockOrder,
  orderInputs,
  quoteAgain,
  type StoredOrder,
} from '#features/orders/index.ts'
import { classifyDatabaseError } from '#platform/db/problems.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { clockAt, dateOf } from './dates.ts'
import { insertLines } from './line-queries.ts'
import { countActive, findPlacedBy, findPlanOf, getPlan, insertPlan, lockPlansOf } from './plan-queries.ts'
import { showPlan } from './show-plans.ts'

/** Repeats one of the caller's orders, from the next day, week or month on. Charges nothing until then. */
export async function createPlan(
  tx: Tx,
  { params, body: { every, times, mostEach }, caller, request }: HandlerInput<typeof api.repeats.create>,
  { bots }: Shop,
): Promise<Result<{ plan: RepeatPlan }>> {
  // Holds the account, so that its closing cannot miss this plan.
  if (!(await holdAccount(tx, caller.userId))) throw new Refusal('UNAUTHENTICATED')
  // The lock keeps the order from ending, which would delete its lines and settings.
  const order = await lockOrder(tx, params.id, caller.userId)
  const hasLines = await isUploadKept(tx, bots, order)
  if (!hasLines && !(await isKeptWhole(tx, order))) throw new Refusal('NOT_REPEATABLE')
  await lockPlansOf(tx, caller.userId)
  const plans = [await findPlanOf(tx, order.id), await findPlacedBy(tx, order.id)]
  if (plans.some((it) => it?.nextAt)) throw new Refusal('CONFLICT')
  if ((await countActive(tx, caller.userId)) >= MAX_REPEATS) throw new Refusal('REPEATS_FULL')
  const { total } = await quoteRepeatable(tx, order)
  if (mostEach !== undefined && total > mostEach) throw refuseField('mostEach', 'belowPrice')

  const id = randomUUIDv7()
  const begins = clockAt(new Date().toISOString(), caller.timeZone)
  const { customerId, serviceId, provider, billing, amount, contactInfo, note, inputs } = order
  await insertPlan(tx, {
    id,
    customerId,
    orderId: order.id,
    serviceId,
    provider,
    billing,
    amount,
    contactInfo,
    note,
    inputs,
    every,
    times: times ?? null,
    mostEach: mostEach ?? null,
    begins,
    nextAt: dateOf({ begins, every }, 1, caller.timeZone),
  })
  if (hasLines) await keepLines(tx, id, order)
  return {
    data: { plan: await showPlan(tx, await getPlan(tx, id), request.language) },
    notice: 'messages.repeatCreated',
  }
}

/**
 * Copies the bot's lines, because the shop deletes an order's lines some days after its end. The copy counts as an
 * upload.
 */
async function keepLines(tx: Tx, planId: string, order: StoredOrder): Promise<void> {
  const input = await orderInputs.findInput(tx, order.id)
  // A job deleted them in this moment.
  if (!input?.content) throw new Refusal('NOT_REPEATABLE')
  await countUpload(tx, order.customerId, [input.content])
  await insertLines(tx, planId, input)
}

/** Today's price. Refuses services that the shop no longer offers, or not in this way. */
async function quoteRepeatable(tx: Tx, order: StoredOrder): Promise<Quote> {
  const offer = await findOffer(tx, order.serviceId)
  if (!offer?.isListed) throw new Refusal('NOT_REPEATABLE')
  try {
    return await quoteAgain(tx, order)
  } catch (problem) {
    // The refusal names fields of an order form, which this caller did not fill in.
    if (classifyDatabaseError(problem).refusal?.code === 'VALIDATION') throw new Refusal('NOT_REPEATABLE')
    throw problem
  }
}
