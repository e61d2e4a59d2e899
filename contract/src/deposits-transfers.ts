import * as z from 'zod/mini'
import { NamedCustomer } from './accounts-held.ts'
import { Customer } from './accounts-user.ts'
import { Time } from './endpoint.ts'
import { Dong } from './money.ts'

/** The source of a transfer: a bank feed, Binance, or an operator's entry. */
export const feeds = ['sepay', 'casso', 'binance', 'manual'] as const
export const transferStatuses = ['new', 'credited', 'unmatched', 'ignored'] as const

/** A customer's claim of a transfer, and when the server credits it; null if an operator has to decide. */
export const TransferClaim = z.strictObject({
  customer: NamedCustomer,
  claimedAt: Time,
  ripensAt: z.nullable(Time),
  doubt: z.nullable(z.enum(['other-payer', 'several-claims'])),
})
export type TransferClaim = z.infer<typeof TransferClaim>

/** The evidence for a suggested customer. */
export const suggestionReasons = ['content', 'payer', 'username'] as const

/** A likely sender: the content, account or user name that points to them. An operator decides. */
export const TransferSuggestion = z.strictObject({
  customer: Customer,
  reason: z.enum(suggestionReasons),
  text: z.string(),
})
export type TransferSuggestion = z.infer<typeof TransferSuggestion>

/** Why the server did not credit a transfer by itself, or who got it later; the i18n package has the words. */
export const TransferReason = z.discriminatedUnion('code', [
  z.strictObject({
    code: z.enum(['no-customer', 'several-customers', 'worth-nothing', 'claimed', 'reversed', 'held', 'unlisted']),
  }),
  /** The receiving account, which is not the shop's. */
  z.strictObject({ code: z.literal('other-account'), account: z.string() }),
  /** The bank's reference of an already credited transfer: probably the same one, reported twice. */
  z.strictObject({ code: z.literal('credited-before'), reference: z.string() }),
])
export type TransferReason = z.infer<typeof TransferReason>

const transfer = {
  id: z.string(),
  feed: z.enum(feeds),
  externalId: z.string(),
  /** The bank's own reference; it matches reports of one transfer from two feeds. */
  bankReference: z.string(),
  status: z.enum(transferStatuses),
  amount: z.string(),
  currency: z.enum(['VND', 'USDT']),
  content: z.string(),
  sender: z.string(),
  happenedAt: Time,
  receivedAt: Time,
  customer: z.nullable(NamedCustomer),
  /** The customer that an operator chose; a second operator has to approve. */
  askedFor: z.nullable(NamedCustomer),
  credited: z.nullable(Dong),
  reason: z.nullable(TransferReason),
  claims: z.array(TransferClaim),
  /** The surest first; only in the inbox, for operators with the right to see customers. */
  suggestions: z.array(TransferSuggestion),
  note: z.string(),
  /** The ledger's code of its credit, if it can be reversed. */
  reversibleCode: z.nullable(z.string()),
}
/** The transfer that the shop credited under the same bank reference. */
export const TransferTwin = z.pick(z.strictObject(transfer), {
  ...{ id: true, feed: true, externalId: true, bankReference: true, status: true, amount: true, currency: true },
  ...{ content: true, sender: true, happenedAt: true, receivedAt: true, customer: true, reversibleCode: true },
})
export type TransferTwin = z.infer<typeof TransferTwin>
export const Transfer = z.strictObject({
  ...transfer,
  /** Only if it waits because two feeds probably reported it. */
  twin: z.optional(TransferTwin),
})
export type Transfer = z.infer<typeof Transfer>

/** Problems of a feed; the i18n package has the words. The detail is the feed's own answer or the system's message. */
export const feedProblems = [
  'unreachable',
  'timed-out',
  /** The feed refused the key, the signature or this server's address. */
  'access-denied',
  'rate-limited',
  /** It answered with an error; the detail is the status and the beginning of the answer. */
  'bad-status',
  'unreadable-answer',
  'answer-too-large',
  /** The feed lists fewer transfers than it has, so some may be missing. */
  'incomplete-list',
  /** A genuine webhook call in an unknown format. */
  'unreadable-webhook',
  'other',
] as const

/** The health of a feed: its last success, and the problem since. */
export const FeedHealth = z.strictObject({
  feed: z.enum(feeds),
  configured: z.boolean(),
  /**
   * It fails since its last success, or has not answered for half an hour although the server asks every five minutes.
   */
  isIll: z.boolean(),
  lastOkAt: z.nullable(Time),
  lastProblemAt: z.nullable(Time),
  /** The problem in English, for logs and tools; people read `problem`. */
  lastProblem: z.nullable(z.string()),
  problem: z.nullable(z.strictObject({ code: z.enum(feedProblems), detail: z.string() })),
})
export type FeedHealth = z.infer<typeof FeedHealth>
export type FeedProblem = NonNullable<FeedHealth['problem']>
