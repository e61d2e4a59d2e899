import * as z from 'zod/mini'
import { billings } from './catalog.ts'
import { endpoint, Id, type RateLimit, Time } from './endpoint.ts'
import { listOf, pageQuery } from './lists.ts'
import { Order } from './orders-order.ts'

/**
 * The outcome of a line: the bot said ok or failed, or gave no answer. Skipped lines are not billed. If a customer
 * breaks off a run in the middle of an unrepeatable line, the line has failed.
 */
export const lineStatuses = ['ok', 'failed', 'skipped'] as const
export type LineStatus = (typeof lineStatuses)[number]

/** The shop's own entries in a run's log; the i18n package has the words. */
export const runNotes = [
  'begun',
  'goes-on',
  'taken-over',
  'paused',
  'stopped',
  'stopped-by-shop',
  'cancelled',
  'finished',
  'broke-down',
  'gave-up',
  'out-of-time',
  'expired',
  'log-full',
  /** The bot threw; the detail is its own message. */
  'bot-threw',
  /** The bot logged too much at once; the detail is the number of missing lines. */
  'lines-left-out',
] as const
export type RunNote = (typeof runNotes)[number]

/** One log line: the bot's text, or a note of the shop by name, some with a detail. */
export const LogEntry = z.discriminatedUnion('from', [
  z.strictObject({ id: z.int(), at: Time, from: z.literal('bot'), text: z.string() }),
  z.strictObject({
    id: z.int(),
    at: Time,
    from: z.literal('shop'),
    text: z.enum(runNotes),
    detail: z.optional(z.string()),
  }),
])
export type LogEntry = z.infer<typeof LogEntry>

export const RunProgress = z.strictObject({
  total: z.int(),
  ok: z.int(),
  failed: z.int(),
  skipped: z.int(),
  /** Lines per second over the last few seconds; null while nothing runs. */
  perSecond: z.nullable(z.number()),
  secondsLeft: z.nullable(z.int()),
})
export type RunProgress = z.infer<typeof RunProgress>

export const Run = z.strictObject({
  botId: z.string(),
  fileName: z.string(),
  billing: z.enum(billings),
  progress: RunProgress,
  /** Queued because other runs, of this customer or of others, take every place. */
  queued: z.boolean(),
  startedAt: z.nullable(Time),
  endedAt: z.nullable(Time),
  /** When the server deletes lines and results; null while the order is open. */
  filesUntil: z.nullable(Time),
  /** The server has deleted them. */
  filesGone: z.boolean(),
})
export type Run = z.infer<typeof Run>

export const OrderRun = z.strictObject({ order: Order, run: Run })
export type OrderRun = z.infer<typeof OrderRun>

/** Why a line has no answer from the bot: the shop's reasons, then those of a failed request. */
export const resultProblems = [
  'brokeDown',
  /** The run broke off during this line, and a repetition could do harm. */
  'notRepeated',
  /**
   * The bot finished it after the order ended: not billed. Only operators see the detail, which is the bot's answer.
   */
  'tooLate',
  'threw',
  'tookTooLong',
  'unreadable',
  'badAddress',
  'forbiddenAddress',
  'unknownHost',
  'noConnection',
  'certificate',
  'timeout',
  'tooManyRedirects',
  'badAnswer',
  'proxyRefused',
  'proxyPassword',
  'stopped',
] as const
export type ResultProblem = (typeof resultProblems)[number]

/** `line` is the line's number among the ordered lines: distinct and not blank. */
export const LineDone = z.strictObject({
  line: z.int(),
  input: z.string(),
  status: z.enum(lineStatuses),
  /** The bot's answer, or the problem in words of the caller's language. */
  text: z.string(),
  problem: z.nullable(z.strictObject({ code: z.enum(resultProblems), detail: z.string() })),
})
export type LineDone = z.infer<typeof LineDone>

export const BotSetting = z.strictObject({
  name: z.string(),
  label: z.string(),
  /** The API never shows its value again. */
  secret: z.boolean(),
  fallback: z.nullable(z.string()),
})
export type BotSetting = z.infer<typeof BotSetting>

export const BotInfo = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  example: z.string(),
  /** Settings for the customer to fill in; those without a fallback are required. */
  settings: z.array(BotSetting),
})
export type BotInfo = z.infer<typeof BotInfo>

const OrderId = z.strictObject({ id: Id })
const limits: readonly RateLimit[] = [{ by: 'user', attempts: 120, seconds: 60 }]
const control = {
  method: 'PUT',
  access: 'active',
  params: OrderId,
  data: z.strictObject({ order: Order }),
  refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  limits,
} as const

/** Server-sent events of one run: `state`, `progress` and `log`. `Last-Event-ID` resumes after that log line. */
export const RUN_EVENTS_PATH = '/user/order/{id}/events'
export type RunEvent =
  | { kind: 'state'; data: OrderRun }
  | { kind: 'progress'; data: RunProgress }
  | { kind: 'log'; data: LogEntry }

export const bots = {
  list: endpoint({
    method: 'GET',
    path: '/user/bot/get-all',
    summary: 'List installed bots in the requested language, with the limits that apply to all; no sign-in needed',
    access: 'anyone',
    data: z.strictObject({
      items: z.array(BotInfo),
      rules: z.strictObject({
        /** How many days after the end of the order the server deletes lines and results. */
        keepDays: z.int(),
        /** How many runs of one customer run at once; more wait. */
        runsAtOnce: z.int(),
        lineSeconds: z.int(),
        runHours: z.int(),
      }),
    }),
  }),
  runs: endpoint({
    method: 'GET',
    path: '/user/bot/runs',
    summary: 'List my runs, newest first; filter by open or ended',
    access: 'customer',
    query: z.object({ ...pageQuery, state: z.optional(z.enum(['open', 'ended'])) }),
    data: listOf(OrderRun),
  }),
  run: endpoint({
    method: 'GET',
    path: '/user/order/{id}/run',
    summary: 'Get one of my runs with its latest log lines',
    access: 'customer',
    params: OrderId,
    data: z.strictObject({ order: Order, run: Run, log: z.array(LogEntry) }),
    refusals: ['NOT_FOUND'],
  }),
  results: endpoint({
    method: 'GET',
    path: '/user/order/{id}/results',
    summary:
      'List results, one row per line; format=csv downloads all rows, format=txt the lines themselves, ready to reorder',
    access: 'customer',
    params: OrderId,
    query: z.object({
      ...pageQuery,
      format: z.optional(z.enum(['json', 'csv', 'txt'])),
      /** One status, or several separated by commas. */
      status: z.optional(
        z.pipe(
          z.string().check(z.regex(/^(ok|failed|skipped)(,(ok|failed|skipped))*$/, 'choice')),
          z.transform((it) => it.split(',') as LineStatus[]),
        ),
      ),
    }),
    data: listOf(LineDone),
    refusals: ['NOT_FOUND'],
  }),
  start: endpoint({ ...control, path: '/user/order/start/{id}', summary: 'Start or resume the bot' }),
  pause: endpoint({ ...control, path: '/user/order/pause/{id}', summary: 'Pause the bot' }),
  stop: endpoint({
    ...control,
    path: '/user/order/stop/{id}',
    summary: 'Stop the run and refund unprocessed lines',
  }),
}
