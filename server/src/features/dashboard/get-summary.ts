import type { api } from '@runmart/contract'
import type { Summary } from '@runmart/contract/dashboard'
import { getUser } from '#features/accounts/index.ts'
import type { Catalogue } from '#features/catalog/index.ts'
import { last30Days, latestTransactions, movedSince } from '#features/ledger/index.ts'
import { botOrders, countByStatus, latestOrders, listOrderAgain, ordersForAttention } from '#features/orders/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'

const LATEST = 5
const AGAIN = 4

export type SummaryDependencies = { publicUrl: string; catalogue: Catalogue }

/** A customer's dashboard in one response; all that it needs is asked for at once. */
export async function getSummary(
  reader: Reader,
  { query: { since }, caller: { userId }, request: { language } }: HandlerInput<typeof api.dashboard.summary>,
  { publicUrl, catalogue }: SummaryDependencies,
): Promise<Result<Summary>> {
  const names = { language, catalogue }
  const [user, days, today, byStatus, running, attention, orderAgain, orders, transactions] = await Promise.all([
    getUser(reader, userId, publicUrl),
    last30Days(reader, userId),
    since === undefined ? null : movedSince(reader, userId, since),
    countByStatus(reader, userId),
    botOrders.countRunnable(reader, userId),
    ordersForAttention(reader, userId, LATEST, names),
    listOrderAgain(reader, userId, AGAIN, names),
    latestOrders(reader, userId, LATEST, names),
    latestTransactions(reader, userId, LATEST),
  ])
  return {
    data: {
      user,
      balance: user.balance,
      change: today && today.in - today.out,
      today,
      orders: { byStatus },
      deposits: { last30Days: days.map(({ date, deposited }) => ({ date, amount: deposited })) },
      spend: { last30Days: days.map(({ date, spent }) => ({ date, amount: spent })) },
      bots: { running },
      attention,
      orderAgain,
      latestOrders: orders,
      latestTransactions: transactions,
    },
  }
}
