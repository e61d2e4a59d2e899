import type { BotRegistry } from '@runmart/bots/registry'
import type { PassedOver } from '@runmart/contract/bots-schedules'
import { canBotTransition, isBotActive } from '@runmart/contract/bots-states'
import { findReader, findTimeZone } from '#features/accounts/index.ts'
import { getMaintenance } from '#features/content/index.ts'
import { lockOrder, orderInputs, publishOrderChanged, type StoredOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { eachDueAlone } from '#platform/jobs/each-alone.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { notify } from '#platform/notify.ts'
import type { Shop } from '#platform/shop.ts'
import { startBot } from '../controls/start-bot.ts'
import { nextDate } from './dates.ts'
import { deleteSchedule, findDue, findDueOf, moveOn } from './schedule-queries.ts'
import { isSchedulable, whenOf } from './show-schedule.ts'

/** Needs the registry, because it skips bots that are not installed. */
type ScheduleShop = Pick<Shop, 'bots' | 'shopTimeZone' | 'maintenance'>

/**
 * Starts the bots that are due, each in its own transaction. Failures are retried in a minute and do not block the
 * others. While the shop is closed, all starts wait.
 */
export async function startDue(context: JobContext, shop: ScheduleShop): Promise<void> {
  if (shop.maintenance || (await context.db.transaction(getMaintenance)).isOn) return
  await eachDueAlone(context, 'scheduled-start-failed', findDue, (tx, { id }) => startOnce(tx, id, shop))
}

/**
 * Starts a bot for its due date or skips the date, and moves the schedule on, in one transaction. Locks the order
 * first, like start, stop and reschedule: only the first of several workers finds the date.
 */
async function startOnce(tx: Tx, orderId: string, { shopTimeZone, bots }: ScheduleShop): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const schedule = await findDueOf(tx, orderId)
  if (!schedule) return
  if (!isSchedulable(order)) return deleteSchedule(tx, orderId)
  const timeZone = (await findTimeZone(tx, order.customerId)) ?? shopTimeZone
  const nextAt = nextDate(whenOf(schedule), schedule.nextAt, timeZone, schedule.now)
  const reason = reasonOf(order) ?? ((await isInstalled(tx, orderId, bots)) ? null : 'bot-gone')
  // A blocked account starts nothing.
  const mayStart = reason === null && canStart(order) && (await findReader(tx, order.customerId)) !== null
  moveOn(tx, orderId, nextAt, reason)
  if (mayStart) await startBot(tx, order, { by: 'system', byId: null })
  else publishOrderChanged(tx, order)
  // Notifies once, however long the bot stays away.
  if (reason === 'bot-gone' && schedule.passedOver !== reason) {
    const news = { kind: 'starts-stopped', orderId, orderCode: order.code, reason: null } as const
    notify(tx, order.customerId, news, `${orderId}:${schedule.nextAt}`)
  }
}

async function isInstalled(tx: Tx, orderId: string, bots: BotRegistry): Promise<boolean> {
  const input = (await orderInputs.describeInputs(tx, [orderId])).get(orderId)
  return !input || bots.find(input.botId) !== null
}

function canStart({ status: orderStatus, botStatus, billing }: StoredOrder): boolean {
  return canBotTransition({ orderStatus, botStatus, isByDay: billing === 'day' }, 'started', 'system')
}

function reasonOf({ botStatus }: StoredOrder): PassedOver | null {
  if (isBotActive(botStatus)) return 'running'
  return botStatus === 'paused' ? 'paused' : null
}
