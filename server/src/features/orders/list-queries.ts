import { containing } from '#platform/db/containing.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { columns, type StoredOrder } from './order-queries.ts'

type Search = { words: string; serviceIds: string[]; customerIds: string[] }

/** What narrows a list of orders down; null or absent means all. */
export type OrderFilter = {
  customerId?: string | null
  serviceType?: string | null | undefined
  serviceId?: string | null | undefined
  status?: string | null | undefined
  botStatus?: string | null | undefined
  from?: string | null | undefined
  to?: string | null | undefined
  /** Words in code, contact or note, or one of these services or customers, found by name. */
  search?: Search | null
  /** Only what is not finished. */
  open?: boolean
}

/** A whole code is found by its index, in whatever case it is written. */
const orderCode = /^RM-[A-Z0-9]{6}$/i

function matchingWords({ words, serviceIds, customerIds }: Search): Sql {
  if (orderCode.test(words)) return sql`and o.code = ${words.toUpperCase()}`
  const pattern = containing(words)
  return sql`and (o.code ilike ${pattern} or o.contact_info ilike ${pattern} or o.note ilike ${pattern}
    or o.service_id = any (${serviceIds}::uuid[]) or o.customer_id = any (${customerIds}::uuid[]))`
}

const matching = (filter: OrderFilter): Sql => {
  const { customerId = null, serviceType = null, serviceId = null, status = null, botStatus = null } = filter
  const { from = null, to = null, search = null } = filter
  const words = search ? matchingWords(search) : sql``
  // Written out, not as a parameter: the index of open orders is found by these very words.
  const open = filter.open ? sql`and o.status in ('pending', 'in-progress')` : sql``
  const mine = customerId ? sql`and o.customer_id = ${customerId}` : sql``
  return sql`orders.orders o where true ${mine} ${open}
    and (${serviceType}::text is null or o.service_type = ${serviceType})
    and (${serviceId}::text is null or o.service_id::text = ${serviceId})
    and (${status}::text is null or o.status = ${status})
    and (${botStatus}::text is null or o.bot_status = ${botStatus})
    and (${from}::date is null or o.created_at >= ${from}::date at time zone 'utc')
    and (${to}::date is null or o.created_at < (${to}::date + 1) at time zone 'utc')
    ${words}`
}

type Part = { page: number; limit: number }

/** A part of the orders that match, newest or oldest first, and how many there are; all of them without a part. */
export async function listOrders(
  tx: Tx,
  filter: OrderFilter,
  part: Part | null,
  first: 'newest' | 'oldest' = 'newest',
): Promise<{ items: StoredOrder[]; total: number }> {
  const cut = part ? sql`limit ${part.limit} offset ${(part.page - 1) * part.limit}` : sql``
  const order = first === 'newest' ? sql`order by o.id desc` : sql`order by o.id`
  const items = await tx.all<StoredOrder>(sql`select ${columns} from ${matching(filter)} ${order} ${cut}`)
  if (!part || (part.page === 1 && items.length < part.limit)) return { items, total: items.length }
  const { total } = await tx.get<{ total: number }>(sql`select count(*)::int as total from ${matching(filter)}`)
  return { items, total }
}
