import type { api } from '@runmart/contract'
import type { BotSchedule } from '@runmart/contract/bots-schedules'
import type { DataOf } from '@runmart/contract/endpoint'
import { botOrders, getOrder, lockOrder, publishOrderChanged } from '#features/orders/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { firstDate } from './dates.ts'
import { deleteSchedule, findSchedule, listSchedules, saveScheduleOf } from './schedule-queries.ts'
import { isAfterDays, isSchedulable, showSchedule } from './show-schedule.ts'

const MOST_LISTED = 100

/** Starts the caller's bot automatically from its next date, while its paid days last. */
export async function saveMySchedule(
  tx: Tx,
  { params, body: when, caller }: HandlerInput<typeof api.botSchedules.save>,
): Promise<Result<{ schedule: BotSchedule }>> {
  const order = await lockOrder(tx, params.id, caller.userId)
  if (!isSchedulable(order)) throw new Refusal('NOT_SCHEDULABLE')
  const nextAt = firstDate(when, caller.timeZone, new Date().toISOString())
  if (isAfterDays(order, nextAt)) throw new Refusal('SCHEDULE_TOO_LATE')
  await saveScheduleOf(tx, { orderId: order.id, customerId: order.customerId, when, nextAt })
  const schedule = showSchedule(order, await findSchedule(tx, order.id))
  if (!schedule) throw new Error('A schedule is missing')
  publishOrderChanged(tx, order)
  return { data: { schedule }, notice: 'messages.scheduleSaved' }
}

/** Removes the schedule of the caller's bot: after the answer, it starts nothing more. */
export async function removeMySchedule(
  tx: Tx,
  { params, caller }: HandlerInput<typeof api.botSchedules.remove>,
): Promise<Result<null>> {
  const order = await lockOrder(tx, params.id, caller.userId)
  deleteSchedule(tx, order.id)
  publishOrderChanged(tx, order)
  return { data: null, notice: 'messages.scheduleRemoved' }
}

/** The schedule of the caller's bot, and whether it can have one. */
export async function showMySchedule(
  reader: Reader,
  { params, caller }: HandlerInput<typeof api.botSchedules.ofOrder>,
): Promise<Result<DataOf<typeof api.botSchedules.ofOrder>>> {
  const order = await getOrder(reader, params.id, caller.userId)
  const schedule = showSchedule(order, await findSchedule(reader, order.id))
  return { data: { schedule, canSchedule: isSchedulable(order) } }
}

export async function listMySchedules(
  reader: Reader,
  { caller }: HandlerInput<typeof api.botSchedules.list>,
): Promise<Result<DataOf<typeof api.botSchedules.list>>> {
  const stored = await listSchedules(reader, caller.userId, MOST_LISTED)
  const orders = await botOrders.listByIds(
    reader,
    stored.map((it) => it.orderId),
  )
  const items = stored.flatMap((it) => {
    const order = orders.get(it.orderId)
    return (order && showSchedule(order, it)) ?? []
  })
  return { data: { items } }
}

/** The schedule of any order's bot, for operators. */
export async function showScheduleOfOrder(
  tx: Tx,
  { params }: HandlerInput<typeof api.botSchedules.ofOperatorOrder>,
): Promise<Result<DataOf<typeof api.botSchedules.ofOperatorOrder>>> {
  const order = await getOrder(tx, params.id)
  return { data: { schedule: showSchedule(order, await findSchedule(tx, order.id)) } }
}
