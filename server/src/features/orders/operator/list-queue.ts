import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Page } from '@runmart/contract/lists'
import { MAX_CHOSEN } from '@runmart/contract/orders-desk'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { countOrders, isEnded, listCounted } from '../ended-queries.ts'
import type { ListedOrder } from '../order-queries.ts'
import { showOperatorOrders } from './act-on-order.ts'
import { type DeskList, readDeskList } from './desk-filter.ts'
import { countMatching, countSome, countWaiting, listChosen, listPage } from './desk-queries.ts'

/** Counts matches of other filters up to this number, unless they are open and not scheduled. */
const MAX_COUNTED = 10_000

type Listed = { items: ListedOrder[]; total: number; more: boolean }
const nothing: Listed = { items: [], total: 0, more: false }

/** The operators' list of orders: a page of the matches, and the totals of the tabs. */
export async function listQueue(
  tx: Tx,
  { query, caller, request }: HandlerInput<typeof api.ordersOperator.queue>,
): Promise<Result<DataOf<typeof api.ordersOperator.queue>>> {
  const { page, limit, ...asked } = query
  const list = await readDeskList(tx, asked, caller, request.language)
  const { items, total, more } = list.isEmpty ? nothing : await listMatching(tx, list, { page, limit })
  const [waiting, all] = [await countWaiting(tx), await countOrders(tx, { status: null })]
  const shown = await showOperatorOrders(tx, items, request.language)
  return { data: { items: shown, total, more, page, limit, waiting, all } }
}

async function listMatching(tx: Tx, list: DeskList, page: Page): Promise<Listed> {
  const { filter, sort, isOpen, isCounted, isCut } = list
  if (isCounted) {
    const status = isEnded(filter.status) ? filter.status : null
    const first = sort === 'oldest' ? 'oldest' : 'newest'
    return { ...(await listCounted(tx, { ...filter, status }, page, first)), more: false }
  }
  const items = await listPage(tx, list, page)
  const isCountedToEnd = isOpen && !filter.scheduled
  const counted = isCountedToEnd ? await countMatching(tx, filter) : await countSome(tx, filter, MAX_COUNTED)
  if (isCountedToEnd || counted <= MAX_COUNTED) return { items, total: counted, more: isCut }
  return { items, total: MAX_COUNTED, more: true }
}

/** All matches, up to the limit of a selection. */
export async function listMatches(
  tx: Tx,
  { query, caller, request }: HandlerInput<typeof api.ordersDesk.matches>,
): Promise<Result<DataOf<typeof api.ordersDesk.matches>>> {
  const list = await readDeskList(tx, query, caller, request.language)
  const found = list.isEmpty ? [] : await listChosen(tx, list, MAX_CHOSEN + 1)
  return { data: { items: found.slice(0, MAX_CHOSEN), more: list.isCut || found.length > MAX_CHOSEN } }
}
