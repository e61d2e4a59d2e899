import type { User } from '@runmart/contract/accounts'
import type { OrderLink } from '@runmart/contract/orders'
import { runRecord } from '#features/bots/index.ts'
import { linksAfter, orderRecord, ordersOf } from '#features/orders/index.ts'
import type { ObjectStore } from '#outside/object-store/object-store.ts'
import type { RequestInfo, Transactions } from '#platform/http/route.ts'
import { pages } from './pages.ts'
import type { Long } from './write-json.ts'

const AT_ONCE = 1_000

/** Every order of a customer with its price, its timeline, its links, and what its bot was given and answered. */
export async function* gatherOrders(
  db: Transactions,
  user: User,
  request: RequestInfo,
  store: ObjectStore | null,
): AsyncGenerator<Long> {
  for (const { id } of await db.transaction((tx) => ordersOf(tx, user.id))) {
    const record = await db.transaction((tx) => orderRecord(tx, id, request.language))
    const links = pages<OrderLink>((last) => db.transaction((tx) => linksAfter(tx, id, last?.line ?? 0, AT_ONCE)))
    const run = await runRecord(db, store, id, request.log)
    yield new Map<string, Long>([
      ...Object.entries(record),
      ['links', links],
      ['run', run && new Map<string, Long>([...Object.entries(run), ['lines', run.lines && oneByOne(run.lines)]])],
    ])
  }
}

/** A hundred thousand lines would hold up everybody else if they were written in one go. */
async function* oneByOne(lines: readonly Long[]): AsyncGenerator<Long> {
  yield* lines
}
