import * as z from 'zod/mini'
import { LineDone, LogEntry, Run } from './bots.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { OperatorOrder } from './orders-operator.ts'
import { requiredText } from './required-text.ts'

/** Isolation promises of a machine against a misbehaving bot. The names are stable; the web translates them. */
export const isolationPromises = [
  'modules',
  'files',
  'mounts',
  'environment',
  'processes',
  'network',
  'signals',
  'memory',
  'orphans',
] as const
export type IsolationPromise = (typeof isolationPromises)[number]

export const BotNode = z.strictObject({
  id: z.string(),
  /** Host name and process id. */
  name: z.string(),
  startedAt: Time,
  seenAt: Time,
  /** How many runs it takes at once, and how many it has. */
  places: z.int(),
  running: z.int(),
  memoryMb: z.int(),
  /** Load average over one minute, divided by the number of processors. */
  load: z.number(),
  /** Promises that it cannot keep; empty is best. */
  lacks: z.array(z.enum(isolationPromises)),
})
export type BotNode = z.infer<typeof BotNode>

export const OperatorRun = z.strictObject({
  order: OperatorOrder,
  run: Run,
  /** The name of the node that runs it; null while it waits or is paused. */
  node: z.nullable(z.string()),
})
export type OperatorRun = z.infer<typeof OperatorRun>

export const ShopSetting = z.strictObject({
  name: z.string(),
  label: z.string(),
  secret: z.boolean(),
  fallback: z.nullable(z.string()),
  /** The shop's value. Null if the fallback applies, and for a secret, which only has `isSet`. */
  value: z.nullable(z.string()),
  isSet: z.boolean(),
})
export type ShopSetting = z.infer<typeof ShopSetting>

export const OperatorBot = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  settings: z.array(ShopSetting),
  /** How many services offer it. */
  services: z.int(),
})
export type OperatorBot = z.infer<typeof OperatorBot>

const OrderId = z.strictObject({ id: Id })
const words = requiredText(300)

export const StopRequest = z.strictObject({ reason: words })
export const ShopSettings = z.strictObject({
  settings: z.record(
    z.string().check(z.maxLength(40, 'textTooLong')),
    z.string().check(z.trim(), z.maxLength(2_000, 'textTooLong')),
  ),
})

export const botsOperator = {
  running: endpoint({
    method: 'GET',
    path: '/operator/bots/running',
    summary: 'List active, queued and paused runs, oldest first, and the nodes that run bots',
    access: 'operator',
    right: 'orders',
    data: z.strictObject({ items: z.array(OperatorRun), total: z.int(), nodes: z.array(BotNode) }),
  }),
  log: endpoint({
    method: 'GET',
    path: '/operator/bots/running/{id}/log',
    summary: 'Get the latest log lines of a run',
    access: 'operator',
    right: 'orders',
    params: OrderId,
    data: z.strictObject({ run: OperatorRun, log: z.array(LogEntry) }),
    refusals: ['NOT_FOUND'],
  }),
  lateAnswers: endpoint({
    method: 'GET',
    path: '/operator/bots/running/{id}/late-answers',
    summary:
      'List answers that came after the order had ended, which its customer does not see; format=csv downloads all',
    access: 'operator',
    right: 'orders',
    params: OrderId,
    query: z.object({ ...deskPageQuery, format: z.optional(z.enum(['json', 'csv'])) }),
    data: listOf(LineDone),
    refusals: ['NOT_FOUND'],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/operator/bots/running/{id}/stop',
    summary: 'Stop a run and refund unprocessed lines; the customer sees the reason',
    access: 'operator',
    right: 'orders',
    params: OrderId,
    body: StopRequest,
    data: z.strictObject({ order: OperatorOrder }),
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
    idempotent: true,
  }),
  removeSchedule: endpoint({
    method: 'POST',
    path: '/operator/orders/{id}/schedule/remove',
    summary:
      'Remove the schedule of the bot of an order; a run that goes on is not stopped, and the customer reads the reason',
    access: 'operator',
    right: 'orders',
    params: OrderId,
    body: StopRequest,
    data: z.strictObject({ order: OperatorOrder }),
    refusals: ['NOT_FOUND'],
    idempotent: true,
  }),
  installed: endpoint({
    method: 'GET',
    path: '/operator/bots',
    summary: 'List installed bots and their shop settings',
    access: 'operator',
    right: 'catalog',
    data: z.strictObject({ items: z.array(OperatorBot) }),
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/operator/bots/{id}/settings',
    summary: 'Update the shop settings of a bot; an empty value restores the default, an omitted one is unchanged',
    access: 'operator',
    // Bot settings can hold addresses; runs send customers' data there, including tokens of their bots.
    right: 'settings',
    freshSignIn: true,
    params: OrderId,
    body: ShopSettings,
    data: z.strictObject({ bot: OperatorBot }),
    refusals: ['NOT_FOUND'],
  }),
}
