import { randomUUIDv7 } from 'node:crypto'
import { keepable } from '#outside/outside-text.ts'
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
  /** It waits until the list of its feed has it, too. */
  isUnlisted?: boolean
}

/** The list is polled every five minutes: what it has not by then is for a person. */
const LISTED_WITHIN_MINUTES = 15

/** Banks and people write the same reference in different ways. */
export function normalReference(reference: string): string {
  return storable(reference).trim().toUpperCase()
}

const storable = (text: string) => keepable(text, MAX_TEXT_LENGTH)

/** As text and without the zeros that say nothing. */
export const amount = sql<string>`trim_scale(amount)::text`.as('amount')

/** Writes transfers into the inbox, each once; returns the ids of those that were not there yet. */
export async function insertTransfers(tx: Tx, incoming: readonly IncomingTransfer[]): Promise<string[]> {
  if (incoming.length === 0) return []
  const column = (read: (it: IncomingTransfer) => string | null) => incoming.map(read)
  // In one order for everybody, so that two who write the same ones do not wait for each other.
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
