import * as z from 'zod/mini'
import { endpoint, Id, Nothing, type RateLimit, Time } from './endpoint.ts'
import { wholeNumber } from './whole-number.ts'

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const scheduleHours = { least: 1, most: 168 } as const

/** When a bot starts by itself: at a time of the customer's clock on chosen weekdays, or every few hours. */
export const ScheduleForm = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('clock'),
    time: z.string('required').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid')),
    weekdays: z.array(wholeNumber(1, 7), 'required').check(z.minLength(1, 'required'), z.maxLength(7, 'outOfRange')),
  }),
  z.strictObject({ by: z.literal('hours'), hours: wholeNumber(scheduleHours.least, scheduleHours.most) }),
])
export type ScheduleForm = z.infer<typeof ScheduleForm>

/** Why the schedule skipped a start. The bot ran or was queued, the customer had paused it, or it was not installed. */
export const passedOver = ['running', 'paused', 'bot-gone'] as const
export type PassedOver = (typeof passedOver)[number]

export const BotSchedule = z.strictObject({
  orderId: z.string(),
  when: ScheduleForm,
  /** Null if the paid days end before the next start. */
  nextAt: z.nullable(Time),
  /** Null if the last date started the bot, or no date has passed. */
  passedOver: z.nullable(z.enum(passedOver)),
})
export type BotSchedule = z.infer<typeof BotSchedule>

const OrderId = z.strictObject({ id: Id })
const limits: readonly RateLimit[] = [{ by: 'user', attempts: 60, seconds: 3600 }]
const path = '/user/order/{id}/schedule'

export const botSchedules = {
  save: endpoint({
    method: 'PUT',
    path,
    summary: 'Have my bot started by itself as long as its paid days last; replaces the schedule that it had',
    access: 'active',
    params: OrderId,
    body: ScheduleForm,
    data: z.strictObject({ schedule: BotSchedule }),
    refusals: ['NOT_FOUND', 'NOT_SCHEDULABLE', 'SCHEDULE_TOO_LATE'],
    limits,
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    summary: 'Remove the schedule of my bot right away; a run that goes on is not stopped',
    access: 'customer',
    params: OrderId,
    data: Nothing,
    refusals: ['NOT_FOUND'],
    limits,
  }),
  ofOrder: endpoint({
    method: 'GET',
    path,
    summary: 'Get the schedule of my bot, and whether it can have one',
    access: 'customer',
    params: OrderId,
    data: z.strictObject({ schedule: z.nullable(BotSchedule), canSchedule: z.boolean() }),
    refusals: ['NOT_FOUND'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/user/bot/schedules',
    summary: 'List the schedules of my bots, by their next start; of very many, the first hundred',
    access: 'customer',
    data: z.strictObject({ items: z.array(BotSchedule) }),
  }),
  ofOperatorOrder: endpoint({
    method: 'GET',
    path: '/operator/orders/{id}/schedule',
    summary: 'Get the schedule of the bot of an order',
    access: 'operator',
    right: 'orders',
    params: OrderId,
    data: z.strictObject({ schedule: z.nullable(BotSchedule) }),
    refusals: ['NOT_FOUND'],
  }),
}
