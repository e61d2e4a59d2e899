import type { User } from '@runmart/contract/accounts'
import type { Transaction } from '@runmart/contract/ledger'
import type { Notification } from '@runmart/contract/notifications'
import { listAllSessions } from '#features/accounts/index.ts'
import { contentOf, transfersOf } from '#features/deposits/index.ts'
import { transactionsAfter } from '#features/ledger/index.ts'
import { findChat, listItems, preferencesOf } from '#features/notifications/index.ts'
import { commissionsOf } from '#features/referrals/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Steps, Visit } from '#platform/http/route.ts'
import { gatherOrders } from './gather-orders.ts'
import { pages } from './pages.ts'
import type { LifeTools } from './tools.ts'
import type { Long } from './write-json.ts'

const AT_ONCE = 1_000
const FORMAT = 1

/** Everything about a customer under the names he knows it by. Each part is read in short transactions of its own when it is written. */
export function gatherData(steps: Steps, user: User, visit: Visit, { store }: LifeTools): Long {
  const read = (work: (tx: Tx, userId: string) => Promise<object | string | null>) => () =>
    steps.transaction((tx) => work(tx, user.id))
  let page = 0
  return new Map<string, Long>([
    ['runmart', { format: FORMAT, exportedAt: new Date().toISOString() }],
    ['account', user],
    ['sessions', read(listAllSessions)],
    ['transferContent', read(contentOf)],
    ['transfers', read(transfersOf)],
    [
      'transactions',
      pages<Transaction>((last) => steps.transaction((tx) => transactionsAfter(tx, user.id, last?.id ?? '0', AT_ONCE))),
    ],
    ['orders', gatherOrders(steps, user, visit, store)],
    ['commissions', read(commissionsOf)],
    [
      'notifications',
      pages<Notification>(async () => {
        page++
        return (await steps.transaction((tx) => listItems(tx, user.id, { page, limit: AT_ONCE }))).items
      }),
    ],
    ['notificationWays', read(preferencesOf)],
    ['telegramChat', read(findChat)],
  ])
}
