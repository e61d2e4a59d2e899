import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { deskFilter, MAX_VIEW_COUNT } from '@runmart/contract/orders-desk'
import { viewQuery } from '@runmart/contract/orders-desk-filters'
import * as z from 'zod/mini'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { countOrders, isEnded } from '../ended-queries.ts'
import { type DeskList, readDeskList } from './desk-filter.ts'
import { countLatest, countUpTo } from './desk-queries.ts'
import { viewsOf } from './saved-views.ts'

const Asked = z.object(deskFilter)
type Counted = { count: number; more: boolean }

/** The number of orders in each of an operator's views: the same as the list's, up to 99, without rows. */
export async function countViews(
  tx: Tx,
  { caller, request }: HandlerInput<typeof api.ordersDesk.viewCounts>,
): Promise<Result<DataOf<typeof api.ordersDesk.viewCounts>>> {
  const items: ({ id: string } & Counted)[] = []
  for (const { id, filters } of await viewsOf(tx, caller.userId)) {
    // The sort order of a view does not matter here.
    const asked = z.safeParse(Asked, { ...viewQuery(filters), sort: undefined })
    if (!asked.success) continue
    const list = await readDeskList(tx, asked.data, caller, request.language)
    items.push({ id, ...(list.isEmpty ? { count: 0, more: false } : await countList(tx, list)) })
  }
  return { data: { items } }
}

async function countList(tx: Tx, { filter, isCounted, isCut }: DeskList): Promise<Counted> {
  if (isCounted) return cut(await countOrders(tx, { ...filter, status: isEnded(filter.status) ? filter.status : null }))
  // Filters without an index search only the latest orders of their days.
  const latest = await countLatest(tx, filter, MAX_VIEW_COUNT)
  if (latest !== null) return { ...cut(latest), more: true }
  const counted = cut(await countUpTo(tx, filter, MAX_VIEW_COUNT))
  return { ...counted, more: isCut || counted.more }
}

const cut = (counted: number): Counted => ({
  count: Math.min(counted, MAX_VIEW_COUNT),
  more: counted > MAX_VIEW_COUNT,
})
