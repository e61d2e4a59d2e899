import type { TransferReason } from '@runmart/contract/deposits-transfers'
import { type QueryRow, query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type BankOrExchange, type IncomingTransfer, type StoredTransfer, transfers } from './transfer-queries.ts'

/** Excludes transfers that wait for the list of their feed. */
const isDue = sql<boolean>`(unlisted_until is null or unlisted_until <= now())`

/** The unsettled transfers, oldest first. The status is a literal, so that PostgreSQL finds the partial index. */
const isNew = sql<boolean>`status = 'new'`

const toSettle = transfers
  .select(sql<string | null>`names[1]`.as('comparedReference'))
  .where(isNew)
  .where(sql<boolean>`not settles_alone`)
  .where(isDue)
  .orderBy('receivedAt')
  .orderBy('id')

export type TransferToSettle = QueryRow<typeof toSettle>

/** Locks the oldest unsettled transfers; skips those that other workers hold. */
export function lockTransfersToSettle(tx: Tx, most: number): Promise<TransferToSettle[]> {
  return tx.all(toSettle.limit(most).forUpdate().skipLocked())
}

const unsettled = query.selectFrom('deposits.transfers').where(isNew).where(isDue).orderBy('receivedAt').limit(500)

/** Unsettled transfers without a working job; the sweep enqueues them again. */
export function listStaleTransfers(tx: Tx): Promise<{ id: string; settlesAlone: boolean }[]> {
  return tx.all(
    unsettled.select(['id', 'settlesAlone']).where('receivedAt', '<', sql<string>`now() - interval '1 minute'`),
  )
}

/** The unsettled transfers of a feed. */
export async function newTransfers(tx: Tx, feed: BankOrExchange): Promise<string[]> {
  const rows = await tx.all(unsettled.select('id').where('feed', '=', feed))
  return rows.map((row) => row.id)
}

/** Marks a transfer for settling alone: in a batch it would block others. */
export function markAlone(tx: Tx, id: string): void {
  tx.write(query.updateTable('deposits.transfers').set({ settlesAlone: true }).where('id', '=', id))
}

export type CreditedTransfer = {
  id: string
  customerId: string
  credited: number
  note: string
  reason: 'claimed' | null
}

export async function markCredited(tx: Tx, credited: readonly CreditedTransfer[]): Promise<void> {
  await tx.run(sql`
    update deposits.transfers t set status = 'credited', customer_id = it.customer_id, credited = it.credited,
      note = it.note, reason = coalesce(it.reason, t.reason)
    from unnest(${credited.map((it) => it.id)}::uuid[], ${credited.map((it) => it.customerId)}::uuid[],
      ${credited.map((it) => it.credited)}::bigint[], ${credited.map((it) => it.note)}::text[],
      ${credited.map((it) => it.reason)}::text[]) as it (id, customer_id, credited, note, reason)
    where t.id = it.id`)
}

/**
 * Confirms waiting transfers that the feed's list contains with the same sum. Returns whether any is ready for
 * settling.
 */
export async function markListed(tx: Tx, feed: BankOrExchange, listed: readonly IncomingTransfer[]): Promise<boolean> {
  const settled = await tx.all(sql`
    update deposits.transfers t set unlisted_until = null, status = 'new', reason = null
    from unnest(${listed.map((it) => it.externalId)}::text[], ${listed.map((it) => it.amount)}::numeric[]) as it (external_id, amount)
    where t.feed = ${feed} and t.external_id = it.external_id and t.amount = it.amount and t.unlisted_until is not null
      and (t.status = 'new' or (t.status = 'unmatched' and t.reason = 'unlisted')) returning t.id`)
  return settled.length > 0
}

export type Doubt = { code: TransferReason['code']; twinReference?: string }

export async function markUnmatched(tx: Tx, unmatched: readonly (Doubt & Pick<StoredTransfer, 'id'>)[]): Promise<void> {
  await tx.run(sql`
    update deposits.transfers t set status = 'unmatched', reason = it.reason, twin_reference = it.twin_reference
    from unnest(${unmatched.map((it) => it.id)}::uuid[], ${unmatched.map((it) => it.code)}::text[],
      ${unmatched.map((it) => it.twinReference ?? null)}::text[]) as it (id, reason, twin_reference)
    where t.id = it.id`)
}
