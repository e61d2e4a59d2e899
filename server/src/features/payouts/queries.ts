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

/** Makes other decisions about this customer's payouts wait until the transaction ends. */
export async function lockCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('payouts of ' || ${customerId}, 4))`)
}

/** Makes other payments by the same operator wait, so that each counts before the next. */
export async function lockCap(tx: Tx, operatorId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('payouts by ' || ${operatorId}, 4))`)
}

export async function insertPayout(tx: Tx, payout: NewPayout): Promise<void> {
  await tx.run(query.insertInto('payouts.payouts').values({ ...payout, status: 'waiting' }))
}

export function getPayout(tx: Tx, id: string): Promise<StoredPayout> {
  return tx.get(payouts.where('id', '=', id))
}

/** Locks the payout. Other decisions about it wait and then see the result. */
export function lockPayout(tx: Tx, id: string): Promise<StoredPayout | null> {
  return tx.find(payouts.where('id', '=', id).forUpdate())
}

/** A customer's latest payouts, newest first. */
export function listPayoutsOf(tx: Tx, customerId: string, most: number): Promise<StoredPayout[]> {
  return tx.all(
    payouts.where('customerId', '=', customerId).orderBy('askedAt', 'desc').orderBy('id', 'desc').limit(most),
  )
}

/** A customer's waiting payouts, oldest first. */
export function listWaitingOf(tx: Tx, customerId: string): Promise<StoredPayout[]> {
  return tx.all(
    payouts
      .where('customerId', '=', customerId)
      .where(sql<boolean>`status = 'waiting'`)
      .orderBy('askedAt')
      .orderBy('id'),
  )
}

/** One page of payouts: waiting ones as a queue, all others as a history. */
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

/** The sum of a customer's commission payouts that wait or are paid. */
export async function sumCommissionPayouts(tx: Tx, customerId: string): Promise<number> {
  const { sum } = await tx.get<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as sum from payouts.payouts
    where customer_id = ${customerId} and kind = 'commission' and status in ('waiting', 'paid')`)
  return sum
}

/** The amount that an operator paid out alone in the last 24 hours. */
export async function sumWithinCap(tx: Tx, operatorId: string): Promise<number> {
  const { used } = await tx.get<{ used: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as used from payouts.payouts
    where decided_by = ${operatorId} and within_cap and decided_at > now() - interval '24 hours'`)
  return used
}

/** Notes a payment that needs a second operator. With `hours`, the same operator may confirm it after them. */
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

/** Stores the decision about a payout. Deletes the personal data of a closed account's payout. */
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

/** Keeps a mail address with the waiting payouts, since the customer's account is about to close. */
export function keepAddress(tx: Tx, customerId: string, email: string, language: string): void {
  tx.write(sql`
    update payouts.payouts set email = ${email}, language = ${language}
    where customer_id = ${customerId} and status = 'waiting'`)
  // Decided payouts must not reveal the account's owner.
  tx.write(sql`
    update payouts.payouts set account = '', account_name = '', reason = null
    where customer_id = ${customerId} and status <> 'waiting'`)
}

/** Deletes the destinations of old payouts. */
export function deleteOldDestinations(tx: Tx, days: number): void {
  tx.write(sql`
    update payouts.payouts set account = '', account_name = ''
    where decided_at < now() - make_interval(days => ${days}) and account <> ''`)
}

/** The totals of waiting and of paid payouts. */
export function sumPayouts(tx: Tx): Promise<{ waiting: number; paid: number }> {
  return tx.get(sql`
    select coalesce(sum(amount) filter (where status = 'waiting'), 0)::bigint as waiting,
      coalesce(sum(amount) filter (where status = 'paid'), 0)::bigint as paid from payouts.payouts`)
}

/** The number of payouts to pay, and the time of the oldest request. */
export function countPayoutsToPay(tx: Tx): Promise<Waiting> {
  return countWithOldest(tx, sql`select asked_at as at from payouts.payouts where status = 'waiting' order by asked_at`)
}

/** Waiting payouts of the last two days. */
export function listPayoutsToPay(tx: Tx): Promise<{ subject: string; amount: number }[]> {
  return tx.all(sql`
    select id::text as subject, amount from payouts.payouts
    where status = 'waiting' and asked_at > now() - interval '2 days' order by asked_at desc limit ${MOST_COUNTED}`)
}
