import { randomUUID } from 'node:crypto'
import type { Alert, AlertKind, AlertWay } from '@runmart/contract/alerts'
import { addAmounts } from '@runmart/contract/deposits-exchange'
import { countBookDifferences } from '#features/books/index.ts'
import { listUnanswered } from '#features/conversations/index.ts'
import { listRecentClaims, listSilentFeeds, listUnmatched, type WaitingMoney } from '#features/deposits/index.ts'
import { refundRequests } from '#features/orders/index.ts'
import { listPayoutsToPay } from '#features/payouts/index.ts'
import { listForPeople } from '#features/suppliers/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { listGivenUpJobs } from '#platform/jobs/given-up-jobs.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import type { Shop } from '#platform/shop.ts'
import { keepTold } from './item-queries.ts'
import { raiseAlert } from './raise-alert.ts'

/** A waiting item; `subject` identifies it within its kind. */
type Fact = { subject: string; to?: readonly string[] }
type Watch<Found extends Fact> = {
  kind: AlertKind
  /** Lists the items that wait now. */
  list: (tx: Tx, shop: Shop) => Promise<Found[]>
  /** Builds the alert about the new ones. */
  toAlert: (found: readonly Found[]) => Alert
  ways?: readonly AlertWay[]
}

const watch = <Found extends Fact>(it: Watch<Found>) => it as unknown as Watch<Fact>

const watched: readonly Watch<Fact>[] = [
  watch({
    kind: 'messages',
    list: async (tx, { messageNotifySeconds }) =>
      (await listUnanswered(tx, messageNotifySeconds)).map(({ id, assignedTo }) => ({
        subject: id,
        ...(assignedTo && { to: [assignedTo] }),
      })),
    toAlert: (found) => ({ kind: 'messages', count: found.length }),
    // The conversation sends its own mail, which operators can answer.
    ways: ['browser', 'telegram'],
  }),
  watch({
    kind: 'supplier-orders',
    list: listForPeople,
    toAlert: (found) => ({ kind: 'supplier-orders', count: found.length }),
  }),
  watch({
    kind: 'refund-requests',
    list: async (tx) =>
      (await refundRequests.listRefundRequests(tx)).map(({ orderId, amount }) => ({ subject: orderId, amount })),
    toAlert: (found) => ({ kind: 'refund-requests', count: found.length, sum: sumAmounts(found) }),
  }),
  watch({
    kind: 'transfers',
    list: listUnmatched,
    toAlert: (found) => ({ kind: 'transfers', count: found.length, sums: sumsOf(found) }),
  }),
  watch({
    kind: 'claims',
    list: listRecentClaims,
    toAlert: (found) => ({
      kind: 'claims',
      count: found.length,
      sums: sumsOf(found),
      ripensAt: found.flatMap((it) => it.ripensAt ?? []).sort()[0] ?? null,
    }),
  }),
  watch({
    kind: 'payouts',
    list: listPayoutsToPay,
    toAlert: (found) => ({ kind: 'payouts', count: found.length, sum: sumAmounts(found) }),
  }),
  watch({
    kind: 'feeds',
    list: async (tx, shop) => (await listSilentFeeds(tx, shop)).map((feed) => ({ subject: feed, feed })),
    toAlert: (found) => ({ kind: 'feeds', feeds: found.map((it) => it.feed) }),
  }),
  watch({
    kind: 'books',
    list: async (tx) => {
      const { count, oldestAt } = await countBookDifferences(tx)
      return oldestAt === null ? [] : [{ subject: oldestAt, count }]
    },
    toAlert: ([found]) => ({ kind: 'books', count: found?.count ?? 0 }),
  }),
  watch({
    kind: 'jobs',
    list: async (tx) =>
      (await listGivenUpJobs(tx, { page: 1, limit: MOST_JOBS }))
        // Leaves out failed alert jobs: an alert about them could not be sent either.
        .filter((it) => !it.name.startsWith('alerts.'))
        .map(({ id }) => ({ subject: id })),
    toAlert: (found) => ({ kind: 'jobs', count: found.length }),
  }),
]

const MOST_JOBS = 10_000

/** Sends one alert per kind about items that began to wait since the last run. */
export async function tellWaiting({ db, log }: JobContext, shop: Shop): Promise<void> {
  for (const it of watched)
    try {
      await db.transaction((tx) => tellKind(tx, it, shop))
    } catch (problem) {
      // A kind that fails does not block the others; the job tries it again in a minute.
      log.error({ problem: (problem as Error).message, kind: it.kind }, 'what waits could not be told')
    }
}

async function tellKind(tx: Tx, { kind, list, toAlert, ways }: Watch<Fact>, shop: Shop): Promise<void> {
  const waiting = await list(tx, shop)
  const news = await keepTold(
    tx,
    kind,
    waiting.map((it) => it.subject),
  )
  const fresh = waiting.filter((it) => news.has(it.subject))
  for (const found of Map.groupBy(fresh, (it) => it.to?.join() ?? '').values()) {
    const to = found[0]?.to
    await raiseAlert(tx, { alert: toAlert(found), key: randomUUID(), ...(to && { to }) }, ways)
  }
}

const sumAmounts = (found: readonly { amount: number }[]) => found.reduce((sum, it) => sum + it.amount, 0)

function sumsOf(found: readonly WaitingMoney[]): { VND?: number; USDT?: string } {
  const of = (currency: WaitingMoney['currency']) => found.filter((it) => it.currency === currency)
  const [dong, crypto] = [of('VND'), of('USDT')]
  return {
    ...(dong.length > 0 && { VND: dong.reduce((sum, it) => sum + Number(it.amount), 0) }),
    ...(crypto.length > 0 && { USDT: addAmounts(crypto.map((it) => it.amount)) }),
  }
}
