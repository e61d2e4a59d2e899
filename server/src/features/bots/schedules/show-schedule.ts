import { type BotSchedule, passedOver, type ScheduleForm } from '@runmart/contract/bots-schedules'
import { isFinal } from '@runmart/contract/orders-states'
import type { StoredOrder } from '#features/orders/index.ts'
import type { StoredSchedule } from './schedule-queries.ts'

/** Whether a bot may have a schedule: it has paid days left, and the customer has started it. */
export function isSchedulable({ billing, status, botStatus, expiresAt }: StoredOrder): boolean {
  if (billing !== 'day' || botStatus === null || botStatus === 'waiting' || isFinal(status)) return false
  return expiresAt === null || expiresAt > new Date().toISOString()
}

/** Whether the paid days of an order are over at a date. They begin with its first run. */
export function isAfterDays({ status, expiresAt }: StoredOrder, date: string): boolean {
  return status === 'in-progress' && expiresAt !== null && Date.parse(date) >= Date.parse(expiresAt)
}

/** A schedule as the contract shows it; null where the bot will not start again. */
export function showSchedule(order: StoredOrder, it: StoredSchedule | null): BotSchedule | null {
  if (!it || !isSchedulable(order)) return null
  return {
    orderId: order.id,
    when: whenOf(it),
    nextAt: isAfterDays(order, it.nextAt) ? null : it.nextAt,
    // Leaves out unknown reasons: this version has no words for them.
    passedOver: passedOver.find((known) => known === it.passedOver) ?? null,
  }
}

/** The start times of a stored schedule. */
export function whenOf({ atTime, weekdays, hours }: StoredSchedule): ScheduleForm {
  if (hours !== null) return { by: 'hours', hours }
  return { by: 'clock', time: atTime ?? '', weekdays: weekdays ?? [] }
}
