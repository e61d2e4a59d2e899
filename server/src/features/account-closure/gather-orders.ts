import type { User } from '@runmart/contract/accounts'
import type { OrderLink } from '@runmart/contract/orders'
import { runRecord } from '#features/bots/index.ts'
import { linksAfter, orderRecord, ordersOf } from '#features/orders/index.ts'
import type { ObjectStore } from '#outside/object-store/object-store.ts'
import type { Steps, Visit } from '#platform/http/route.ts'
import { pages } from './pages.ts'
import type { Long } from './write-json.ts'

const AT_ONCE = 1_000

/** Every order of a customer with its price, its timeline, its links, and what its bot was given and answered. */
export async function* gatherOrders(
  steps: Steps,
  user: User,
  visit: Visit,
  store: ObjectStore | null,
): AsyncGenerator<Long> {
  for (const { id } of await steps.transaction((tx) => ordersOf(tx, user.id))) {
    const record = await steps.transaction((tx) => orderRecord(tx, id, visit.language))
    const links = pages<OrderLink>((last) => steps.transaction((tx) => linksAfter(tx, id, last?.line ?? 0, AT_ONCE)))
    const run = await runRecord(steps, store, id, visit.log)
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
