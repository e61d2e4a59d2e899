import { randomUUIDv7 } from 'node:crypto'
import type { Transfer, TransferReason } from '@runmart/contract/deposits'
import { containsPattern } from '#platform/db/contains-pattern.ts'
import { countRows } from '#platform/db/count-rows.ts'
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

/** Makes others who decide about a transfer with one of the same names wait until this transaction ends. */
export async function lockNames(tx: Tx, id: string): Promise<void> {
  // In one order for everybody, so that two who want the same names do not wait for each other.
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('bank ' || name, 2)) from (
      select distinct unnest(names) as name from deposits.transfers where id = ${id} order by 1) as named
    where name is not null`)
}

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

const transfers = query
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
    'customerId',
    'reason',
    'note',
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

export type Twin = Pick<StoredTransfer, 'id' | 'feed' | 'externalId' | 'bankReference' | 'status' | 'customerId'>

/**
 * Another transfer that is the same money. What an operator typed may be any name of a transfer; two feeds are compared by
 * the bank's reference alone, because each counts its own ids.
 */
const twinsOf = (id: string) => sql<Twin>`
  select other.id, other.feed, other.external_id as "externalId", other.bank_reference as "bankReference", other.status,
    other.customer_id as "customerId"
  from deposits.transfers mine join deposits.transfers other on other.names && mine.names and other.id <> mine.id
  where mine.id = ${id} and ('manual' in (mine.feed, other.feed)
    or other.feed <> mine.feed and other.names[1] = mine.names[1])`

/** The same money, reported or entered before, whatever became of it; a credited one first. */
export function findTwin(tx: Tx, id: string): Promise<Twin | null> {
  return tx.find(sql<Twin>`${twinsOf(id)} order by other.status = 'credited' desc, other.received_at limit 1`)
}

/** The same money, credited already. */
export function findCreditedTwin(tx: Tx, id: string): Promise<Twin | null> {
  return tx.find(sql<Twin>`${twinsOf(id)} and other.status = 'credited' limit 1`)
}

/** The transfer that an operator entered under this very reference. */
export function findEntered(tx: Tx, reference: string): Promise<Twin> {
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

type TransferFilter = {
  status?: Transfer['status'] | undefined
  feed?: Feed | undefined
  q?: string | undefined
  page: number
  limit: number
}
export type TransferRow = Omit<Transfer, 'customer' | 'reason'> &
  Pick<StoredTransfer, 'customerId' | 'accountNumber' | 'reason'> & { twinReference: string | null }

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
] as const

export function findTransferRow(tx: Tx, id: string): Promise<TransferRow> {
  return tx.get(
    query
      .selectFrom('deposits.transfers')
      .select([...rowColumns, amount])
      .where('id', '=', id),
  )
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

/** Bank references under which money was credited more than once, also where a feed knows one as its own id. */
export async function referencesCreditedTwice(tx: Tx): Promise<string[]> {
  const rows = await tx.all<Pick<Row<'deposits.transfers'>, 'bankReference'>>(sql`
    select bank_reference as "bankReference" from deposits.transfers where status = 'credited' and bank_reference <> ''
    group by bank_reference having count(*) > 1
    union
    select entered.bank_reference from deposits.transfers entered
      join deposits.transfers other on other.names && entered.names and other.id <> entered.id
    where entered.feed = 'manual' and entered.status = 'credited' and other.status = 'credited' order by 1`)
  return rows.map((row) => row.bankReference)
}

/** One page of the inbox and how many match. */
export async function listTransfers(tx: Tx, it: TransferFilter): Promise<{ items: TransferRow[]; total: number }> {
  let found = query.selectFrom('deposits.transfers')
  if (it.status) found = found.where('status', '=', it.status)
  if (it.feed) found = found.where('feed', '=', it.feed)
  if (it.q) {
    const words = containsPattern(it.q)
    found = found.where((eb) =>
      eb.or(
        (['content', 'sender', 'externalId', 'otherId', 'bankReference'] as const).map((it) => eb(it, 'ilike', words)),
      ),
    )
  }
  // What waits for an operator is a queue; everything else is a history.
  const direction = it.status === 'unmatched' ? 'asc' : 'desc'
  const items = await tx.all(
    found
      .select([...rowColumns, amount])
      .orderBy('receivedAt', direction)
      .orderBy('id', direction)
      .limit(it.limit)
      .offset((it.page - 1) * it.limit),
  )
  return { items, total: await countRows(tx, found) }
}

export async function countUnmatched(tx: Tx): Promise<number> {
  return countRows(tx, query.selectFrom('deposits.transfers').where(sql<boolean>`status = 'unmatched'`))
}

/** Whether money of two customers came from the same account, as far as banks tell. */
export async function sharePayer(tx: Tx, one: string, other: string): Promise<boolean> {
  const found = await tx.find(sql`
    select from deposits.transfers a join deposits.transfers b on a.payer = b.payer
    where a.customer_id = ${one} and b.customer_id = ${other} and a.status = 'credited' and b.status = 'credited'
      and a.payer <> '' limit 1`)
  return found !== null
}
