import type { User } from '@runmart/contract/accounts'
import type { Transaction } from '@runmart/contract/ledger'
import type { Notification } from '@runmart/contract/notifications'
import { listAllSessions } from '#features/accounts/index.ts'
import { contentOf, type OwnTransfer, transfersAfter } from '#features/deposits/index.ts'
import { transactionsAfter } from '#features/ledger/index.ts'
import { subscriptionOf } from '#features/newsletter/index.ts'
import { findChat, itemsAfter, preferencesOf } from '#features/notifications/index.ts'
import { commissionsOf } from '#features/referrals/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { RequestInfo, Transactions } from '#platform/http/route.ts'
import type { AccountClosureDependencies } from './dependencies.ts'
import { gatherOrders } from './gather-orders.ts'
import { pages } from './pages.ts'
import type { Long } from './write-json.ts'

const AT_ONCE = 1_000
const FORMAT = 1

/** Everything about a customer under the names he knows it by. Each part is read in short transactions of its own when it is written. */
export function gatherData(
  db: Transactions,
  user: User,
  request: RequestInfo,
  { store }: AccountClosureDependencies,
): Long {
  const read = (work: (tx: Tx, userId: string) => Promise<object | string | null>) => () =>
    db.transaction((tx) => work(tx, user.id))
  return new Map<string, Long>([
    ['runmart', { format: FORMAT, exportedAt: new Date().toISOString() }],
    ['account', user],
    ['sessions', read(listAllSessions)],
    ['transferContent', read(contentOf)],
    [
      'transfers',
      pages<OwnTransfer>((last) => db.transaction((tx) => transfersAfter(tx, user.id, last?.id ?? null, AT_ONCE))),
    ],
    [
      'transactions',
      pages<Transaction>((last) => db.transaction((tx) => transactionsAfter(tx, user.id, last?.id ?? '0', AT_ONCE))),
    ],
    ['orders', gatherOrders(db, user, request, store)],
    ['commissions', read(commissionsOf)],
    [
      'notifications',
      pages<Notification>((last) => db.transaction((tx) => itemsAfter(tx, user.id, last?.id ?? '0', AT_ONCE))),
    ],
    ['notificationWays', read(preferencesOf)],
    ['telegramChat', read(findChat)],
    // Nobody learns by an address that he has not proved to be his who reads the newsletter.
    ['newsletter', read(async (tx) => (user.status === 'inactive' ? null : subscriptionOf(tx, user.email)))],
  ])
}
