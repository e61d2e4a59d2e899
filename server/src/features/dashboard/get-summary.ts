import type { api } from '@runmart/contract'
import type { Summary } from '@runmart/contract/dashboard'
import { getUser } from '#features/accounts/index.ts'
import { latestTransactions, moneyByDay, movedSince, nameTransactions } from '#features/ledger/index.ts'
import {
  botOrders,
  countByStatus,
  latestOrders,
  listOrderAgain,
  ordersForAttention,
  withoutDocuments,
} from '#features/orders/index.ts'
import { lastDays } from '#platform/days.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'

const LATEST = 5
const AGAIN = 4
const DAYS = 30

/** A customer's dashboard in one response; runs all its queries at once. */
export async function getSummary(
  reader: Reader,
  {
    query: { since },
    caller: { userId, timeZone, isView },
    request: { language },
  }: HandlerInput<typeof api.dashboard.summary>,
  shop: Shop,
): Promise<Result<Summary>> {
  const names = { language, catalogue: shop.catalogue }
  const [user, days, today, byStatus, running, attention, orderAgain, orders, transactions] = await Promise.all([
    getUser(reader, userId, shop),
    moneyByDay(reader, userId, lastDays(DAYS, timeZone)),
    since === undefined ? null : movedSince(reader, userId, since),
    countByStatus(reader, userId),
    botOrders.countRunnable(reader, userId),
    ordersForAttention(reader, userId, LATEST, names),
    listOrderAgain(reader, userId, AGAIN, names),
    latestOrders(reader, userId, LATEST, names),
    latestTransactions(reader, userId, LATEST).then((latest) =>
      nameTransactions(reader, { customerId: userId, language }, latest, shop),
    ),
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
      attention: isView ? { ...attention, items: withoutDocuments(attention.items) } : attention,
      orderAgain,
      latestOrders: isView ? withoutDocuments(orders) : orders,
      latestTransactions: transactions,
    },
  }
}
