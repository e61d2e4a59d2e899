import { randomUUIDv7 } from 'node:crypto'
import { keepable } from '#outside/outside-text.ts'
import { type QueryRow, query, type Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const MAX_TEXT_LENGTH = 1000

export type Feed = Row<'deposits.transfers'>['feed']
export type BankOrExchange = Exclude<Feed, 'manual'>

/** A transfer as a feed reports it. */
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
  /** The paying account; empty if unknown. */
  payer?: string
  happenedAt: Date
  /** Whether it waits until the list of its feed confirms it. */
  isUnlisted?: boolean
}

/** A transfer that the list has not confirmed after three polls waits for an operator. */
const LISTED_WITHIN_MINUTES = 15

/** Normalizes a reference, because banks and people write it in different ways. */
export function normalReference(reference: string): string {
  return storable(reference).trim().toUpperCase()
}

const storable = (text: string) => keepable(text, MAX_TEXT_LENGTH)

/** As text without trailing zeros. */
export const amount = sql<string>`trim_scale(amount)::text`.as('amount')

/** Inserts transfers into the inbox, each once; returns the ids of the new ones. */
export async function insertTransfers(tx: Tx, incoming: readonly IncomingTransfer[]): Promise<string[]> {
  if (incoming.length === 0) return []
  const column = (read: (it: IncomingTransfer) => string | null) => incoming.map(read)
  // Always inserts in the same order, against deadlocks.
  const rows = await tx.all<Pick<StoredTransfer, 'id'>>(sql`
    insert into deposits.transfers
      (id, feed, external_id, other_id, bank_reference, account_number, currency, amount, content, sender, payer, happened_at,
       unlisted_until)
    select id, feed, external_id, other_id, bank_reference, account_number, currency, amount, content, sender, payer, happened_at,
      case when is_unlisted then now() + make_interval(mins => ${LISTED_WITHIN_MINUTES}) end
    from unnest(
      ${column(() => randomUUIDv7())}::uuid[], ${column((it) => it.feed)}::text[],
      ${column((it) => it.externalId)}::text[], ${column((it) => it.otherId ?? null)}::text[],
      ${column((it) => normalReference(it.bankReference ?? ''))}::text[],
      ${column((it) => storable(it.accountNumber ?? ''))}::text[], ${column((it) => it.currency)}::text[],
      ${column((it) => it.amount)}::numeric[], ${column((it) => storable(it.content))}::text[],
      ${column((it) => storable(it.sender ?? ''))}::text[], ${column((it) => storable(it.payer ?? ''))}::text[],
      ${column((it) => it.happenedAt.toISOString())}::timestamptz[],
      ${incoming.map((it) => it.isUnlisted ?? false)}::boolean[]
    ) as it (id, feed, external_id, other_id, bank_reference, account_number, currency, amount, content, sender, payer, happened_at,
      is_unlisted) order by it.feed, it.external_id collate "C"
    on conflict do nothing returning id`)
  return rows.map((row) => row.id)
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
    'unlistedUntil',
    amount,
  ])

export type StoredTransfer = QueryRow<typeof transfers>

/** Locks the transfer: simultaneous credits wait and then find it credited. */
export function lockTransfer(tx: Tx, id: string): Promise<StoredTransfer | null> {
  return tx.find(transfers.where('id', '=', id).forUpdate())
}

/** Locks the Binance transfer with this id of Binance or of its customer; a waiting one comes first. */
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

export async function markIgnored(tx: Tx, id: string, note: string): Promise<void> {
  await tx.run(query.updateTable('deposits.transfers').set({ status: 'ignored', note }).where('id', '=', id))
}

export async function deleteTransfer(tx: Tx, id: string): Promise<void> {
  await tx.run(query.deleteFrom('deposits.transfers').where('id', '=', id))
}

/** The transfer that an operator entered under this exact reference. */
export function findEntered(tx: Tx, reference: string): Promise<StoredTransfer> {
  return tx.get(transfers.where('feed', '=', 'manual').where('externalId', '=', reference))
}

/** The number and the sum of credited transfers. */
export function sumCredited(tx: Tx): Promise<{ count: number; amount: number }> {
  return tx.get(sql`
    select count(*)::int as count, coalesce(sum(credited), 0)::bigint as amount from deposits.transfers where status = 'credited'`)
}

/** Whether two customers got money from the same account, where banks report it. */
export async function sharePayer(tx: Tx, one: string, other: string): Promise<boolean> {
  const found = await tx.find(sql`
    select from deposits.transfers a join deposits.transfers b on a.payer = b.payer
    where a.customer_id = ${one} and b.customer_id = ${other} and a.status = 'credited' and b.status = 'credited'
      and a.payer <> '' limit 1`)
  return found !== null
}
