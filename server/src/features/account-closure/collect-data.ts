import type { User } from '@runmart/contract/accounts'
import type { Transaction } from '@runmart/contract/ledger'
import type { Notification } from '@runmart/contract/notifications'
import type { OrderLink } from '@runmart/contract/orders'
import { listAllSessions } from '#features/accounts/index.ts'
import { runRecord } from '#features/bots/index.ts'
import { contentOf, type OwnTransfer, transfersAfter } from '#features/deposits/index.ts'
import { transactionsAfter } from '#features/ledger/index.ts'
import { subscriptionOf } from '#features/newsletter/index.ts'
import { findChat, itemsAfter, preferencesOf } from '#features/notifications/index.ts'
import { linksAfter, orderRecord, ordersOf } from '#features/orders/index.ts'
import { commissionsOf } from '#features/referrals/index.ts'
import type { ObjectStore } from '#outside/object-store/object-store.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { RequestInfo, Transactions } from '#platform/http/route.ts'
import type { AccountClosureDependencies } from './dependencies.ts'
import type { JsonSource } from './stream-json.ts'

const AT_ONCE = 1_000
const FORMAT = 1

/** Everything about a customer under the names he knows it by. Each part is read in short transactions of its own when it is written. */
export function collectData(
  db: Transactions,
  user: User,
  request: RequestInfo,
  { store }: AccountClosureDependencies,
): JsonSource {
  const read = (work: (tx: Tx, userId: string) => Promise<object | string | null>) => () =>
    db.transaction((tx) => work(tx, user.id))
  return new Map<string, JsonSource>([
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
    ['orders', collectOrders(db, user, request, store)],
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

/** Every order of a customer with its price, its timeline, its links, and what its bot was given and answered. */
export async function* collectOrders(
  db: Transactions,
  user: User,
  request: RequestInfo,
  store: ObjectStore | null,
): AsyncGenerator<JsonSource> {
  for (const { id } of await db.transaction((tx) => ordersOf(tx, user.id))) {
    const record = await db.transaction((tx) => orderRecord(tx, id, request.language))
    const links = pages<OrderLink>((last) => db.transaction((tx) => linksAfter(tx, id, last?.line ?? 0, AT_ONCE)))
    const run = await runRecord(db, store, id, request.log)
    yield new Map<string, JsonSource>([
      ...Object.entries(record),
      ['links', links],
      [
        'run',
        run && new Map<string, JsonSource>([...Object.entries(run), ['lines', run.lines && oneByOne(run.lines)]]),
      ],
    ])
  }
}

/** A hundred thousand lines would hold up everybody else if they were written in one go. */
async function* oneByOne(lines: readonly JsonSource[]): AsyncGenerator<JsonSource> {
  yield* lines
}

/** One list out of parts: each is asked for when the one before is used up, until one is empty. */
export async function* pages<Item>(next: (last: Item | undefined) => Promise<readonly Item[]>): AsyncGenerator<Item> {
  let last: Item | undefined
  for (;;) {
    const items = await next(last)
    if (items.length === 0) return
    yield* items
    last = items.at(-1)
  }
}
