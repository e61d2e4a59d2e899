import type { Transfer } from '@runmart/contract/deposits-transfers'
import type { Span } from '#platform/days.ts'
import { countRows, countUpTo } from '#platform/db/count-rows.ts'
import { query } from '#platform/db/query.ts'
import { findFew, isFoundByReading, readInOrder } from '#platform/db/searched-rows.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { searchedTransfers } from './searched-transfers.ts'
import { findPlace } from './transfer-count-queries.ts'
import { amount, type Feed, type StoredTransfer } from './transfer-queries.ts'

type TransferFilter = Partial<Span> & {
  status?: Transfer['status'] | undefined
  feed?: Feed | undefined
  q?: string | undefined
  page: number
  limit: number
}
type Found = 'customer' | 'askedFor' | 'reason' | 'claims' | 'suggestions' | 'reversibleCode' | 'twin'
export type TransferRow = Omit<Transfer, Found> &
  Pick<StoredTransfer, 'customerId' | 'accountNumber' | 'reason' | 'reversals'> & { twinReference: string | null }

const rowColumns = [
  'id',
  'feed',
  'externalId',
  'bankReference',
  'status',
  'currency',
  'content',
  'sender',
  'customerId',
  'happenedAt',
  'receivedAt',
  'credited',
  'accountNumber',
  'reason',
  'twinReference',
  'note',
  'reversals',
] as const

export function findTransferRow(tx: Tx, id: string): Promise<TransferRow> {
  return tx.get(
    query
      .selectFrom('deposits.transfers')
      .select([...rowColumns, amount])
      .where('id', '=', id),
  )
}

/** These transfers in any state. */
export function listTransferRows(tx: Tx, ids: readonly string[]): Promise<TransferRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return tx.all(
    query
      .selectFrom('deposits.transfers')
      .select([...rowColumns, amount])
      .where('id', '=', sql<string>`any (${ids}::uuid[])`),
  )
}

/** Stops counting the matches of a search or a span of days here: operators do not open pages beyond it. */
const MOST_COUNTED = 10_000

type Listed = { items: TransferRow[]; total: number; more: boolean }

/** One page of the inbox and the number of matches. For a search or a span of days there may be more. */
export async function listTransfers(tx: Tx, it: TransferFilter): Promise<Listed> {
  let found = query.selectFrom('deposits.transfers')
  if (it.status) found = found.where('status', '=', it.status)
  if (it.feed) found = found.where('feed', '=', it.feed)
  if (it.since) found = found.where('receivedAt', '>=', it.since)
  if (it.before) found = found.where('receivedAt', '<', it.before)
  const ofDays = Boolean(it.since || it.before)
  // Unmatched transfers form a queue; all others form a history.
  const direction = it.status === 'unmatched' ? 'asc' : 'desc'
  let offset = (it.page - 1) * it.limit
  let total: number
  if (it.q) {
    const few = await findFew(tx, searchedTransfers, it.q)
    if (!few) readInOrder(tx)
    found = found.where(few ? sql<boolean>`id = any (${few}::uuid[])` : isFoundByReading(searchedTransfers, it.q))
  }
  if (it.q || ofDays) {
    total = await countUpTo(tx, found.orderBy('receivedAt', 'desc'), MOST_COUNTED + 1)
  } else {
    const place = await findPlace(tx, it, direction, offset)
    if (place.day === null) return { items: [], total: place.total, more: false }
    found = found.where(
      direction === 'asc'
        ? sql<boolean>`received_at >= ${place.day}::date at time zone 'UTC'`
        : sql<boolean>`received_at < (${place.day}::date + 1) at time zone 'UTC'`,
    )
    total = place.total
    offset -= place.before
  }
  // Selects ids first: PostgreSQL then skips the earlier pages inside the index.
  const wanted = found
    .select('id')
    .orderBy('receivedAt', direction)
    .orderBy('id', direction)
    .limit(it.limit)
    .offset(offset)
  const items = await tx.all(
    query
      .selectFrom('deposits.transfers')
      .select([...rowColumns, amount])
      .where('id', 'in', wanted)
      .orderBy('receivedAt', direction)
      .orderBy('id', direction),
  )
  const more = Boolean(it.q || ofDays) && total > MOST_COUNTED
  return { items, total: more ? MOST_COUNTED : total, more }
}

/** One page of a customer's credited transfers, newest first, and their number. */
export async function listTransfersOf(
  tx: Tx,
  customerId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: TransferRow[]; total: number }> {
  const found = query.selectFrom('deposits.transfers').where('customerId', '=', customerId)
  const items = await tx.all(
    found
      .select([...rowColumns, amount])
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit),
  )
  return { items, total: await countRows(tx, found) }
}

/** One page of transfers that a customer claimed without getting the credit, waiting ones first. */
export async function listTransfersClaimedBy(
  tx: Tx,
  customerId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: TransferRow[]; total: number }> {
  const found = query.selectFrom('deposits.transfers').where(sql<boolean>`
    id = any (array(select transfer_id from deposits.claims where customer_id = ${customerId}))
      and customer_id is distinct from ${customerId}`)
  const items = await tx.all(
    found
      .select([...rowColumns, amount])
      .orderBy(sql`(status = 'unmatched') desc, received_at desc, id desc`)
      .limit(limit)
      .offset((page - 1) * limit),
  )
  return { items, total: await countRows(tx, found) }
}

export async function countUnmatched(tx: Tx): Promise<number> {
  return countRows(tx, query.selectFrom('deposits.transfers').where(sql<boolean>`status = 'unmatched'`))
}
