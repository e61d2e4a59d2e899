import { randomUUIDv7 } from 'node:crypto'
import type { TransferReason } from '@runmart/contract/deposits-transfers'
import { type QueryRow, query, type Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const MAX_TEXT_LENGTH = 1000

export type Feed = Row<'deposits.transfers'>['feed']
export type BankOrExchange = Exclude<Feed, 'manual'>

/** A transfer as a feed tells of it. */
export type IncomingTransfer = {
  feed: Feed
  externalId: string
  otherId?: string
  bankReference?: string
  accountNumber?: string
  currency: 'VND' | 'USDT'
  amount: string
  content: string
  sender?: string
  /** The account it was paid from; empty where nobody knows. */
  payer?: string
  happenedAt: Date
}

/** Banks and people write the same reference in different ways. */
export function normalReference(reference: string): string {
  return storable(reference).trim().toUpperCase()
}

/** What others wrote, without what PostgreSQL cannot hold, and not endlessly much of it. */
function storable(text: string): string {
  return text.replaceAll('\0', '').slice(0, MAX_TEXT_LENGTH)
}

/** As text and without the zeros that say nothing. */
export const amount = sql<string>`trim_scale(amount)::text`.as('amount')

/** Writes a transfer into the inbox; null when it is there already. */
export async function insertTransfer(tx: Tx, it: IncomingTransfer): Promise<string | null> {
  const id = randomUUIDv7()
  const written = await tx.run(
    query
      .insertInto('deposits.transfers')
      .values({
        id,
        feed: it.feed,
        externalId: it.externalId,
        otherId: it.otherId ?? null,
        bankReference: normalReference(it.bankReference ?? ''),
        accountNumber: it.accountNumber ?? '',
        currency: it.currency,
        amount: it.amount,
        content: storable(it.content),
        sender: storable(it.sender ?? ''),
        payer: storable(it.payer ?? ''),
        happenedAt: it.happenedAt,
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
  return written ? id : null
}

export const transfers = query
  .selectFrom('deposits.transfers')
  .select([
    'id',
    'feed',
    'externalId',
    'otherId',
    'bankReference',
    'accountNumber',
    'status',
    'currency',
    'content',
    'sender',
    'payer',
    'customerId',
    'reason',
    'note',
    'reversals',
    amount,
  ])

export type StoredTransfer = QueryRow<typeof transfers>

/** The transfer, locked: whoever else wants to credit it waits and then sees that it is done. */
export function lockTransfer(tx: Tx, id: string): Promise<StoredTransfer | null> {
  return tx.find(transfers.where('id', '=', id).forUpdate())
}

/** The transfer of Binance with this id of theirs or their customer's, one that waits first, locked. */
export function lockTransferToClaim(tx: Tx, transactionId: string): Promise<StoredTransfer | null> {
  return tx.find(
    transfers
      .where('feed', '=', 'binance')
      .where((eb) => eb.or([eb('externalId', '=', transactionId), eb('otherId', '=', transactionId)]))
      .orderBy(sql`status = 'unmatched'`, 'desc')
      .orderBy(sql`external_id = ${transactionId}`, 'desc')
      .limit(1)
      .forUpdate(),
  )
}

export async function markCredited(
  tx: Tx,
  id: string,
  customerId: string,
  credited: number,
  { note = '', isClaimed = false }: { note?: string; isClaimed?: boolean },
): Promise<void> {
  await tx.run(
    query
      .updateTable('deposits.transfers')
      .set({ status: 'credited', customerId, credited, note, ...(isClaimed && { reason: 'claimed' as const }) })
      .where('id', '=', id),
  )
}

/** Leaves a transfer to an operator. */
export async function markUnmatched(
  tx: Tx,
  id: string,
  reason: TransferReason['code'],
  twinReference: string | null = null,
): Promise<void> {
  await tx.run(
    query.updateTable('deposits.transfers').set({ status: 'unmatched', reason, twinReference }).where('id', '=', id),
  )
}

export async function markIgnored(tx: Tx, id: string, note: string): Promise<void> {
  await tx.run(query.updateTable('deposits.transfers').set({ status: 'ignored', note }).where('id', '=', id))
}

export async function deleteTransfer(tx: Tx, id: string): Promise<void> {
  await tx.run(query.deleteFrom('deposits.transfers').where('id', '=', id))
}

/** The transfer that an operator entered under this very reference. */
export function findEntered(tx: Tx, reference: string): Promise<StoredTransfer> {
  return tx.get(transfers.where('feed', '=', 'manual').where('externalId', '=', reference))
}

/** The oldest transfers that are not settled yet. The status is written out: by it their index is found. */
const unsettled = query
  .selectFrom('deposits.transfers')
  .select('id')
  .where(sql<boolean>`status = 'new'`)
  .orderBy('receivedAt')
  .limit(500)

/** Transfers that nobody looked at although their job should have: the sweep asks again. */
export async function listStaleTransfers(tx: Tx): Promise<string[]> {
  const rows = await tx.all(unsettled.where('receivedAt', '<', sql<string>`now() - interval '1 minute'`))
  return rows.map((row) => row.id)
}

/** Transfers of a feed that are not settled yet. */
export async function newTransfers(tx: Tx, feed: BankOrExchange): Promise<string[]> {
  const rows = await tx.all(unsettled.where('feed', '=', feed))
  return rows.map((row) => row.id)
}

/** How many transfers are marked as credited, and with how much. */
export function sumCredited(tx: Tx): Promise<{ count: number; amount: number }> {
  return tx.get(sql`
    select count(*)::int as count, coalesce(sum(credited), 0)::bigint as amount from deposits.transfers where status = 'credited'`)
}

/** Whether money of two customers came from the same account, as far as banks tell. */
export async function sharePayer(tx: Tx, one: string, other: string): Promise<boolean> {
  const found = await tx.find(sql`
    select from deposits.transfers a join deposits.transfers b on a.payer = b.payer
    where a.customer_id = ${one} and b.customer_id = ${other} and a.status = 'credited' and b.status = 'credited'
      and a.payer <> '' limit 1`)
  return found !== null
}
