import type { CommissionStatus, Suspicion } from '@runmart/contract/referrals'
import type { Day } from '#platform/days.ts'
import { countRows } from '#platform/db/count-rows.ts'
import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import { type QueryRow, query, type Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'

const commissions = query
  .selectFrom('referrals.commissions')
  .select([
    'orderId',
    'orderCode',
    'referrerId',
    'referredId',
    'percent',
    'amount',
    'status',
    'createdAt',
    'heldUntil',
    'reasons',
    'giftPart',
    sql<number>`greatest(paid - amount, 0)`.as('owed'),
  ])
  .$narrowType<{ reasons: Suspicion[] }>()

export type StoredCommission = QueryRow<typeof commissions>

type NewCommission = {
  orderId: string
  orderCode: string
  referrerId: string
  referredId: string
  percent: number
  amount: number
  giftPart: number
  holdDays: number
  reasons: readonly Suspicion[]
}

/** Notes a commission, once per order; null when it was noted before. */
export function insertCommission(
  tx: Tx,
  it: NewCommission,
): Promise<Pick<StoredCommission, 'status' | 'heldUntil'> | null> {
  const status: CommissionStatus = it.reasons.length > 0 ? 'suspicious' : 'held'
  return tx.find(
    query
      .insertInto('referrals.commissions')
      .values({
        orderId: it.orderId,
        orderCode: it.orderCode,
        referrerId: it.referrerId,
        referredId: it.referredId,
        percent: it.percent,
        amount: it.amount,
        giftPart: it.giftPart,
        status,
        reasons: it.reasons,
        heldUntil: sql<string>`now() + make_interval(days => ${it.holdDays})`,
      })
      .onConflict((conflict) => conflict.column('orderId').doNothing())
      .returning(['status', 'heldUntil']),
  )
}

/** What of a customer's orders that earned a commission was paid with gifts. Whoever else asks waits until this is decided. */
export async function lockGiftParts(tx: Tx, referredId: string): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`gifts of ${referredId}`}, 0))`)
  const { sum } = await tx.get<{ sum: number }>(sql`
    select coalesce(sum(gift_part), 0)::bigint as sum from referrals.commissions where referred_id = ${referredId}`)
  return sum
}

/** The commission of an order, locked, if there is one. */
export async function findCommission(tx: Tx, orderId: string): Promise<StoredCommission | null> {
  return isUuid(orderId) ? tx.find(commissions.where('orderId', '=', orderId).forUpdate()) : null
}

/** The commission of an order, which must be there, not locked. */
export async function getCommission(tx: Tx, orderId: string): Promise<StoredCommission> {
  const found = isUuid(orderId) ? await tx.find(commissions.where('orderId', '=', orderId)) : null
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

/** The same, which must be there. */
export async function lockCommission(tx: Tx, orderId: string): Promise<StoredCommission> {
  const found = await findCommission(tx, orderId)
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

/** The same with what was paid for it, if it is to be paid by now. */
export function findPayable(
  tx: Tx,
  orderId: string,
): Promise<(StoredCommission & Pick<Row<'referrals.commissions'>, 'paid' | 'restored'>) | null> {
  return tx.find(
    commissions
      .select(['paid', 'restored'])
      .where('orderId', '=', orderId)
      .where('status', '=', 'held')
      .where('heldUntil', '<=', sql<string>`now()`)
      .forUpdate(),
  )
}

/** Changes a locked commission; the first time that it is over is noted. */
export function changeCommission(tx: Tx, orderId: string, amount: number, status: CommissionStatus): void {
  const isOver = status === 'paid' || status === 'taken-back' || status === 'refused'
  tx.write(sql`
    update referrals.commissions set amount = ${amount}, status = ${status},
      settled_at = case when ${isOver} then coalesce(settled_at, now()) end
    where order_id = ${orderId}`)
}

/** Has a locked commission paid once more, because the order was paid for again. */
export function restoreCommission(tx: Tx, orderId: string, amount: number, status: 'held' | 'suspicious'): void {
  tx.write(sql`
    update referrals.commissions set amount = ${amount}, status = ${status}, settled_at = null, restored = restored + 1
    where order_id = ${orderId}`)
}

/** Has an operator look at a locked commission before it may be paid. */
export function holdForReview(tx: Tx, orderId: string, reasons: readonly Suspicion[]): void {
  const status: CommissionStatus = 'suspicious'
  tx.write(query.updateTable('referrals.commissions').set({ status, reasons }).where('orderId', '=', orderId))
}

/** Notes what the ledger has brought to the referrer for a locked commission. */
export function setPaid(tx: Tx, orderId: string, paid: number): void {
  tx.write(query.updateTable('referrals.commissions').set({ paid }).where('orderId', '=', orderId))
}

export type Owed = Pick<Row<'referrals.commissions'>, 'orderId' | 'amount' | 'paid' | 'restored'>

const owed = (referrerId: string) =>
  query.selectFrom('referrals.commissions').where('referrerId', '=', referrerId).whereRef('paid', '>', 'amount')

/** Commissions of which a referrer was paid more than is theirs by now, locked. */
export function lockOwed(tx: Tx, referrerId: string): Promise<Owed[]> {
  return tx.all(owed(referrerId).select(['orderId', 'amount', 'paid', 'restored']).orderBy('orderId').forUpdate())
}

export async function owesAny(tx: Tx, referrerId: string): Promise<boolean> {
  return (await tx.find(owed(referrerId).limit(1))) !== null
}

/** Commissions whose day has come. */
export async function findDue(tx: Tx): Promise<string[]> {
  const rows = await tx.all(
    query
      .selectFrom('referrals.commissions')
      .select('orderId')
      // Written out, not as a parameter: the index of those that are due is found by these very words.
      .where(sql<boolean>`status = 'held' and held_until <= now()`)
      .orderBy('heldUntil')
      .limit(1000),
  )
  return rows.map((it) => it.orderId)
}

export type OpenSums = { pending: number; checking: number; owed: number }

/** What is still to come to a referrer, what of it an operator looks at first, and what they have to give back. */
export function sumOpen(tx: Tx, referrerId: string): Promise<OpenSums> {
  return tx.get<OpenSums>(sql`
    select coalesce(sum(amount) filter (where status = 'held'), 0)::bigint as pending,
      coalesce(sum(amount) filter (where status = 'suspicious'), 0)::bigint as checking,
      (select coalesce(sum(paid - amount), 0)::bigint from referrals.commissions
        where referrer_id = ${referrerId} and paid > amount) as owed
    from referrals.commissions where referrer_id = ${referrerId} and status in ('held', 'suspicious')`)
}

/** What each of these people has earned a referrer so far, paid or still held. */
export async function earnedBy(tx: Tx, referrerId: string, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.all<Pick<Row<'referrals.commissions'>, 'referredId'> & { earned: number }>(sql`
    select referred_id as "referredId", sum(amount)::bigint as earned from referrals.commissions
    where referrer_id = ${referrerId} and referred_id = any (${ids}::uuid[]) and status in ('held', 'paid')
    group by referred_id`)
  return new Map(rows.map((it) => [it.referredId, it.earned]))
}

/** Commissions that were paid to a referrer on each of these days, the last of which is today; days without any are left out. */
export async function earnedByDay(tx: Tx, referrerId: string, days: readonly Day[]): Promise<Map<string, number>> {
  const starts = days.map((day) => day.start)
  const rows = await tx.all<{ day: number; earned: number }>(sql`
    select width_bucket(settled_at, ${starts}::timestamptz[]) as day, sum(amount)::bigint as earned
    from referrals.commissions
    where referrer_id = ${referrerId} and status = 'paid' and settled_at >= ${starts[0]}::timestamptz
    group by 1`)
  return new Map(rows.map((it) => [days[it.day - 1]?.date ?? '', it.earned]))
}

export type ListPart = { page: number; limit: number; status?: CommissionStatus | undefined }

/** Written out, not as a parameter: the index of those that wait is found by these very words. */
const isWaiting = sql<boolean>`status = 'suspicious'`
/** Whether two people are one is decided once: the oldest of what waits of them stands for all of it. */
const isToDecide = sql<boolean>`(${isWaiting} and not exists (select from referrals.commissions other
  where other.referrer_id = commissions.referrer_id and other.referred_id = commissions.referred_id
    and other.status = 'suspicious' and (other.created_at, other.order_id) < (commissions.created_at, commissions.order_id)))`

/** One page of the commissions, of those that wait for an operator one of each two people and the oldest first; how many match, and how many such decisions wait. */
export async function listCommissions(
  tx: Tx,
  { page, limit, status }: ListPart,
): Promise<{ items: StoredCommission[]; total: number; waiting: number }> {
  let found = commissions
  if (status) found = status === 'suspicious' ? found.where(isToDecide) : found.where('status', '=', status)
  const items = await tx.all(
    found
      .orderBy('createdAt', status === 'suspicious' ? 'asc' : 'desc')
      .orderBy('orderId')
      .limit(limit)
      .offset((page - 1) * limit),
  )
  return { items, total: await countRows(tx, found), waiting: await countRows(tx, commissions.where(isToDecide)) }
}

export type WaitingPair = Pick<StoredCommission, 'referrerId' | 'referredId'> & { count: number; amount: number }

/** How much waits of each two people whom these commissions are about. */
export function countWaitingPairs(tx: Tx, of: readonly StoredCommission[]): Promise<WaitingPair[]> {
  const waiting = of.filter((it) => it.status === 'suspicious')
  if (waiting.length === 0) return Promise.resolve([])
  return tx.all<WaitingPair>(sql`
    select referrer_id as "referrerId", referred_id as "referredId", count(*)::int as count, sum(amount)::bigint as amount
    from referrals.commissions
    where referrer_id = any (${waiting.map((it) => it.referrerId)}::uuid[])
      and referred_id = any (${waiting.map((it) => it.referredId)}::uuid[]) and ${isWaiting}
    group by 1, 2`)
}

/** The commissions of two people that wait, locked, in the order in which everybody locks them. */
export function lockWaitingOfPair(
  tx: Tx,
  { referrerId, referredId }: Pick<StoredCommission, 'referrerId' | 'referredId'>,
): Promise<StoredCommission[]> {
  return tx.all(
    commissions
      .where('referrerId', '=', referrerId)
      .where('referredId', '=', referredId)
      .where(isWaiting)
      .orderBy('orderId')
      .forUpdate(),
  )
}

type OwnCommission = Pick<StoredCommission, 'percent' | 'amount' | 'status' | 'createdAt' | 'heldUntil'>

/** Every commission of a referrer, oldest first; of whose orders is not theirs to know. */
export function commissionsOf(tx: Tx, referrerId: string): Promise<OwnCommission[]> {
  return tx.all(
    query
      .selectFrom('referrals.commissions')
      .select(['percent', 'amount', 'status', 'createdAt', 'heldUntil'])
      .where('referrerId', '=', referrerId)
      .orderBy('createdAt')
      .orderBy('orderId'),
  )
}

/** A referrer leaves: what is not paid to them yet never will be. */
export function forgoHeld(tx: Tx, referrerId: string): void {
  tx.write(sql`
    update referrals.commissions set amount = 0, status = 'taken-back', settled_at = now()
    where referrer_id = ${referrerId} and status in ('held', 'suspicious')`)
}

/** What all referrers together were paid and did not have to give back. */
export async function sumPaid(tx: Tx): Promise<number> {
  const { sum } = await tx.get<{ sum: number }>(
    sql`select coalesce(sum(paid), 0)::bigint as sum from referrals.commissions`,
  )
  return sum
}

/** How many pairs of people an operator has to look at, and since when the first waits. */
export function countSuspicious(tx: Tx): Promise<Waiting> {
  return countWithOldest(
    tx,
    sql`select created_at as at from referrals.commissions where ${isToDecide} order by created_at`,
  )
}
