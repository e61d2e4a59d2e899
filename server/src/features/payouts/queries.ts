import { MOST_COUNTED } from '@runmart/contract/today'
import { countRows } from '#platform/db/count-rows.ts'
import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import { type QueryRow, query } from '#platform/db/query.ts'
import { allOf, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const payouts = query
  .selectFrom('payouts.payouts')
  .select(['id', 'code', 'customerId', 'kind', 'status', 'amount', 'way', 'bankBin', 'account', 'accountName'])
  .select(['askedAt', 'decidedAt', 'reference', 'reason', 'notedBy', 'ripensAt', 'email', 'language'])

export type StoredPayout = QueryRow<typeof payouts>
export type NewPayout = Pick<
  StoredPayout,
  'id' | 'code' | 'customerId' | 'kind' | 'amount' | 'way' | 'bankBin' | 'account' | 'accountName'
> &
  Partial<Pick<StoredPayout, 'email' | 'language'>>

/** Makes others who decide about a customer's payouts wait until this transaction ends. */
export async function lockCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('payouts of ' || ${customerId}, 4))`)
}

/** Makes other payments noted by the same operator wait: each is counted before the next. */
export async function lockCap(tx: Tx, operatorId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('payouts by ' || ${operatorId}, 4))`)
}

export async function insertPayout(tx: Tx, payout: NewPayout): Promise<void> {
  await tx.run(query.insertInto('payouts.payouts').values({ ...payout, status: 'waiting' }))
}

export function getPayout(tx: Tx, id: string): Promise<StoredPayout> {
  return tx.get(payouts.where('id', '=', id))
}

/** The payout, locked: whoever else decides about it waits and then sees that it is decided. */
export function lockPayout(tx: Tx, id: string): Promise<StoredPayout | null> {
  return tx.find(payouts.where('id', '=', id).forUpdate())
}

/** A customer's latest payouts, newest first. */
export function listPayoutsOf(tx: Tx, customerId: string, most: number): Promise<StoredPayout[]> {
  return tx.all(
    payouts.where('customerId', '=', customerId).orderBy('askedAt', 'desc').orderBy('id', 'desc').limit(most),
  )
}

/** A customer's payouts that wait, oldest first. */
export function listWaitingOf(tx: Tx, customerId: string): Promise<StoredPayout[]> {
  return tx.all(
    payouts
      .where('customerId', '=', customerId)
      .where(sql<boolean>`status = 'waiting'`)
      .orderBy('askedAt')
      .orderBy('id'),
  )
}

/** One page of payouts: what waits is a queue, everything else a history. */
export async function listPayouts(
  tx: Tx,
  it: { status?: StoredPayout['status'] | undefined; customerId?: string | undefined; page: number; limit: number },
): Promise<{ items: StoredPayout[]; total: number }> {
  const direction = it.status === 'waiting' ? 'asc' : 'desc'
  const conditions = [
    it.status && sql`status = ${it.status}`,
    it.customerId && sql`customer_id = ${it.customerId}::uuid`,
  ]
  const matching = sql<boolean>`${allOf(conditions)}`
  const items = await tx.all(
    payouts
      .where(matching)
      .orderBy('askedAt', direction)
      .orderBy('id', direction)
      .limit(it.limit)
      .offset((it.page - 1) * it.limit),
  )
  return { items, total: await countRows(tx, query.selectFrom('payouts.payouts').where(matching)) }
}

export function countWaiting(tx: Tx): Promise<number> {
  return countRows(tx, query.selectFrom('payouts.payouts').where(sql<boolean>`status = 'waiting'`))
}

export async function hasWaiting(tx: Tx, customerId: string): Promise<boolean> {
  const waiting = query.selectFrom('payouts.payouts').where('customerId', '=', customerId)
  return (await tx.find(waiting.where(sql<boolean>`status = 'waiting' and kind = 'commission'`))) !== null
}

/** Commissions of a customer that were paid out or are about to be. */
export async function sumCommissionPayouts(tx: Tx, customerId: string): Promise<number> {
  const { sum } = await tx.get<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as sum from payouts.payouts
    where customer_id = ${customerId} and kind = 'commission' and status in ('waiting', 'paid')`)
  return sum
}

/** What an operator paid out alone in the last 24 hours. */
export async function sumWithinCap(tx: Tx, operatorId: string): Promise<number> {
  const { used } = await tx.get<{ used: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as used from payouts.payouts
    where decided_by = ${operatorId} and within_cap and decided_at > now() - interval '24 hours'`)
  return used
}

/** Notes a payment that a second operator has to confirm; with hours, who noted it may after them. */
export function markNoted(
  tx: Tx,
  id: string,
  { reference, notedBy, hours }: { reference: string; notedBy: string; hours: number | null },
): Promise<Pick<StoredPayout, 'ripensAt'>> {
  const ripensAt = hours === null ? null : sql<string>`now() + make_interval(hours => ${hours})`
  return tx.get(
    query
      .updateTable('payouts.payouts')
      .set({ reference, notedBy, notedAt: sql<string>`now()`, ripensAt })
      .where('id', '=', id)
      .returning('ripensAt'),
  )
}

type Decision = {
  status: 'paid' | 'refused' | 'cancelled'
  decidedBy: string | null
  reference?: string
  reason?: string
  withinCap?: boolean
}

/** Writes down what became of a payout. Of a closed account nothing personal is kept from then on. */
export async function markDecided(tx: Tx, id: string, { reference, reason, ...decision }: Decision): Promise<void> {
  await tx.run(
    query
      .updateTable('payouts.payouts')
      .set({ ...decision, decidedAt: sql<string>`now()`, ...(reference && { reference }), ...(reason && { reason }) })
      .where('id', '=', id),
  )
  await tx.run(sql`
    update payouts.payouts set account = '', account_name = '', email = null, language = null
    where id = ${id} and email is not null`)
}

/** What of this customer's payouts waits is from now on told to this address: the account is about to be closed. */
export function keepAddress(tx: Tx, customerId: string, email: string, language: string): void {
  tx.write(sql`
    update payouts.payouts set email = ${email}, language = ${language}
    where customer_id = ${customerId} and status = 'waiting'`)
  // Whose account it was is not to be known from those that are decided.
  tx.write(sql`
    update payouts.payouts set account = '', account_name = '', reason = null
    where customer_id = ${customerId} and status <> 'waiting'`)
}

/** Forgets where old payouts went. */
export function deleteOldDestinations(tx: Tx, days: number): void {
  tx.write(sql`
    update payouts.payouts set account = '', account_name = ''
    where decided_at < now() - make_interval(days => ${days}) and account <> ''`)
}

/** What waits to be paid, and what was paid. */
export function sumPayouts(tx: Tx): Promise<{ waiting: number; paid: number }> {
  return tx.get(sql`
    select coalesce(sum(amount) filter (where status = 'waiting'), 0)::bigint as waiting,
      coalesce(sum(amount) filter (where status = 'paid'), 0)::bigint as paid from payouts.payouts`)
}

/** Payouts that are to be paid, and since when the first is. */
export function countPayoutsToPay(tx: Tx): Promise<Waiting> {
  return countWithOldest(tx, sql`select asked_at as at from payouts.payouts where status = 'waiting' order by asked_at`)
}

/** Payouts of the last two days that wait. */
export function listPayoutsToPay(tx: Tx): Promise<{ subject: string; amount: number }[]> {
  return tx.all(sql`
    select id::text as subject, amount from payouts.payouts
    where status = 'waiting' and asked_at > now() - interval '2 days' order by asked_at desc limit ${MOST_COUNTED}`)
}
