import { countRows } from '#platform/db/count-rows.ts'
import { type QueryRow, query, type Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { customerAccount } from './accounts.ts'
import { orderCodeOf, transactionsOf } from './queries.ts'

/** The codes of transfers' deposits, by their references. */
export async function listDepositCodes(tx: Tx, references: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.all<Pick<Row<'ledger.transactions'>, 'reference' | 'code'>>(sql`
    select reference, code from ledger.transactions
    where kind in ('bank_deposit', 'crypto_deposit') and reference = any (${references}::text[])`)
  return new Map(rows.map((row) => [row.reference, row.code]))
}

const posted = (customerId: string) =>
  transactionsOf(customerId).select([
    't.kind as postedAs',
    't.reference',
    sql<boolean>`t.details ?| array['byHand', 'description']`.as('isByHand'),
    sql<boolean>`t.details ? 'forDelivered'`.as('isForDelivered'),
  ])

/**
 * A transaction with the ledger's own keys. For refunds, `isByHand` means an operator gave it, and `isForDelivered`
 * means it covers a delivered part.
 */
export type PostedTransaction = QueryRow<ReturnType<typeof posted>>

type Part = { limit: number; offset: number }
type PostedPage = { items: PostedTransaction[]; total: number }

/** One page of a customer's transactions, newest first, and their total number. */
export async function listPosted(tx: Tx, customerId: string, part: Part): Promise<PostedPage> {
  // Counts and skips rows without reading their transactions.
  const entries = query
    .selectFrom('ledger.entries')
    .where('accountId', '=', sql<number>`(select id from ledger.accounts where path = ${customerAccount(customerId)})`)
  const wanted = entries.select('id').orderBy('id', 'desc').limit(part.limit).offset(part.offset)
  const items = await tx.all(posted(customerId).where('e.id', 'in', wanted).orderBy('e.id', 'desc'))
  return { items, total: await countRows(tx, entries) }
}

/** One page of the transactions whose code begins with this text, or that belong to the order with this code. */
export async function listPostedNamed(tx: Tx, customerId: string, code: string, part: Part): Promise<PostedPage> {
  const name = code.toUpperCase()
  const found = posted(customerId).where(sql<boolean>`(starts_with(t.code, ${name}) or ${orderCodeOf} = ${name})`)
  const items = await tx.all(found.orderBy('e.id', 'desc').limit(part.limit).offset(part.offset))
  return { items, total: await countRows(tx, found) }
}

/** Shorter beginnings match too many codes. */
const typedCode = /^TX-?[A-Z0-9]{3,9}$/i

/** Finds transactions of customers' balances by the beginning of their code, with their customers. */
export async function findPostedNamed(tx: Tx, typed: string, limit: number): Promise<PostedOf[]> {
  if (!typedCode.test(typed)) return []
  const first = typed.toUpperCase().replace(/^TX-?/, 'TX-')
  const rows = await tx.all<{ code: string }>(sql`
    select code from ledger.transactions where code between ${first} and ${`${first}ZZZZZZZZZ`} and starts_with(code, ${first})
    order by code limit ${limit}`)
  const found: PostedOf[] = []
  for (const { code } of rows) {
    const posted = await findPosted(tx, code)
    if (posted) found.push(posted)
  }
  return found
}

export type PostedOf = { customerId: string; posted: PostedTransaction }

/** The transaction with this code and its customer, or null. */
export async function findPosted(tx: Tx, code: string): Promise<PostedOf | null> {
  const customerId = (await customersOfTransactions(tx, [code])).get(code)
  if (customerId === undefined) return null
  return { customerId, posted: await tx.get(posted(customerId).where('t.code', '=', code)) }
}

/** The customers whose balances these transactions moved, by code. */
export async function customersOfTransactions(tx: Tx, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.all<{ code: string; customerId: string }>(sql`
    select t.code, split_part(a.path, ':', 2) as "customerId"
    from ledger.transactions t
    join ledger.entries e on e.transaction_id = t.id
    join ledger.accounts a on a.id = e.account_id and a.path like 'customer:%:available'
    where t.code = any (${codes}::text[])`)
  return new Map(rows.map((it) => [it.code, it.customerId]))
}

/** Whether entry `e` of transaction `t` is a gift or reverses one. A returned debit is no gift. */
const isOfGifts = sql<boolean>`(t.kind = 'gift' or (t.kind = 'reversal' and e.amount < 0))`

/** The unspent part of a customer's gifts; customers spend their own money first. */
export async function findGiftsLeft(tx: Tx, customerId: string): Promise<number> {
  const { left } = await tx.get<{ left: number }>(sql`
    select coalesce(greatest(0, least(sum(e.amount), min(a.balance))), 0)::bigint as left
    from ledger.accounts a
    join ledger.entries e on e.account_id = a.id
    join ledger.transactions t on t.id = e.transaction_id and ${isOfGifts}
    where a.path = ${customerAccount(customerId)}`)
  return left
}

/** The spent part of a customer's gifts; customers spend their own money first. */
export async function findGiftSpent(tx: Tx, customerId: string): Promise<number> {
  const { spent } = await tx.get<{ spent: number }>(sql`
    select coalesce(greatest(0, sum(e.amount) - min(a.balance)), 0)::bigint as spent
    from ledger.accounts a
    join ledger.entries e on e.account_id = a.id
    join ledger.transactions t on t.id = e.transaction_id and ${isOfGifts}
    where a.path = ${customerAccount(customerId)}`)
  return spent
}
