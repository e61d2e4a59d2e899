import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Page } from '@runmart/contract/lists'
import { usersNamed } from '#features/accounts/index.ts'
import { servicesNamed } from '#features/catalog/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isEnded, listEnded } from '../ended-queries.ts'
import { listOrders, type OrderFilter } from '../list-queries.ts'
import { showOperatorOrders } from './act-on-order.ts'

/** The operator's queue: what is open, oldest first, unless a state or a search is given. */
export async function listQueue(
  tx: Tx,
  { query, request }: HandlerInput<typeof api.ordersOperator.queue>,
): Promise<Result<DataOf<typeof api.ordersOperator.queue>>> {
  const { page, limit, q, ...filter } = query
  const search = q ? { words: q, serviceIds: await servicesNamed(tx, q), customerIds: await usersNamed(tx, q) } : null
  const { items, total } = await listMatching(tx, { ...filter, search }, { page, limit })
  const waiting = await countWaiting(tx)
  return { data: { items: await showOperatorOrders(tx, items, request.language), total, page, limit, waiting } }
}

function listMatching(tx: Tx, filter: OrderFilter, page: Page): ReturnType<typeof listOrders> {
  const { status, search } = filter
  if (isEnded(status) && !search) return listEnded(tx, { ...filter, status }, page)
  const open = status ? !isEnded(status) : !search
  return listOrders(tx, { ...filter, open }, page, open ? 'oldest' : 'newest')
}

/** How many orders wait for a person; bots do theirs by themselves. */
function countWaiting(tx: Tx): Promise<{ pending: number; inProgress: number }> {
  return tx.get(sql`
    select count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where status = 'in-progress')::int as "inProgress"
    from orders.orders where status in ('pending', 'in-progress') and service_type = 'REFERRAL'`)
}
