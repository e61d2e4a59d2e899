import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Language } from '@runmart/contract/languages'
import type { RepeatPlan } from '@runmart/contract/repeats'
import { isUploadKept } from '#features/bots/index.ts'
import { getOrder, isKeptWhole } from '#features/orders/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { clockAt, dateOf } from './dates.ts'
import { endPlan, findPlacedBy, findPlanOf, getPlan, listPlans, lockPlan } from './plan-queries.ts'
import { showPlan, showPlans } from './show-plans.ts'

/** A page of the caller's plans. */
export async function listMyPlans(
  reader: Reader,
  { query: { page, limit }, caller, request }: HandlerInput<typeof api.repeats.list>,
): Promise<Result<DataOf<typeof api.repeats.list>>> {
  const { items, total } = await listPlans(reader, caller.userId, { page, limit })
  return { data: { items: await showPlans(reader, items, request.language), total, page, limit } }
}

/** Whether one of the caller's orders can be repeated, and the plans it belongs to. */
export async function showPlansOfMyOrder(
  reader: Reader,
  { params, caller, request }: HandlerInput<typeof api.repeats.ofOrder>,
  { bots }: Shop,
): Promise<Result<DataOf<typeof api.repeats.ofOrder>>> {
  const order = await getOrder(reader, params.id, caller.userId)
  const { plan, placedBy } = await plansOfOrder(reader, order.id, request.language)
  const begins = clockAt(new Date().toISOString(), caller.timeZone)
  const first = (every: RepeatPlan['every']) => dateOf({ begins, every }, 1, caller.timeZone)
  return {
    data: {
      plan,
      placedBy,
      canRepeat:
        !plan?.nextAt &&
        !placedBy?.nextAt &&
        ((await isKeptWhole(reader, order)) || (await isUploadKept(reader, bots, order))),
      firstDates: { day: first('day'), week: first('week'), month: first('month') },
    },
  }
}

/** The same for any order, for operators. */
export async function showPlansOfOrder(
  tx: Tx,
  { params, request }: HandlerInput<typeof api.repeats.ofOperatorOrder>,
): Promise<Result<DataOf<typeof api.repeats.ofOperatorOrder>>> {
  const order = await getOrder(tx, params.id)
  return { data: await plansOfOrder(tx, order.id, request.language) }
}

async function plansOfOrder(reader: Reader, orderId: string, language: Language) {
  const [plan, placedBy] = [await findPlanOf(reader, orderId), await findPlacedBy(reader, orderId)]
  return {
    plan: plan && (await showPlan(reader, plan, language)),
    placedBy: placedBy && (await showPlan(reader, placedBy, language)),
  }
}

/** Ends one of the caller's plans at once: after the response it orders nothing. */
export async function stopPlan(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.repeats.stop>,
): Promise<Result<{ plan: RepeatPlan }>> {
  const { id, nextAt } = await lockPlan(tx, params.id, caller.userId)
  if (nextAt) endPlan(tx, id, 'stopped')
  return {
    data: { plan: await showPlan(tx, await getPlan(tx, id), request.language) },
    notice: 'messages.repeatStopped',
  }
}
