import type { CommissionStatus, Suspicion } from '@runmart/contract/referrals'
import { type QueryRow, query, type Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'

/** Stored commissions, with the amounts that their referrers owe. */
export const commissions = query
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

/** Stores a commission, once per order; null if it exists. */
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

/** Locks and returns the commission of an order, if any. */
export async function findCommission(tx: Tx, orderId: string): Promise<StoredCommission | null> {
  return isUuid(orderId) ? tx.find(commissions.where('orderId', '=', orderId).forUpdate()) : null
}

/** The commission of an order without a lock; refuses if there is none. */
export async function getCommission(tx: Tx, orderId: string): Promise<StoredCommission> {
  const found = isUuid(orderId) ? await tx.find(commissions.where('orderId', '=', orderId)) : null
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

/** Locks the commission of an order; refuses if there is none. */
export async function lockCommission(tx: Tx, orderId: string): Promise<StoredCommission> {
  const found = await findCommission(tx, orderId)
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

/** Locks a commission whose hold is over, with the amount already paid for it. */
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

/** Changes a locked commission; keeps the time when it first ended. */
export function changeCommission(tx: Tx, orderId: string, amount: number, status: CommissionStatus): void {
  const isOver = status === 'paid' || status === 'taken-back' || status === 'refused'
  tx.write(sql`
    update referrals.commissions set amount = ${amount}, status = ${status},
      settled_at = case when ${isOver} then coalesce(settled_at, now()) end
    where order_id = ${orderId}`)
}

/** Lets a locked commission be paid again, because a refund of its order was reversed. */
export function restoreCommission(tx: Tx, orderId: string, amount: number, status: 'held' | 'suspicious'): void {
  tx.write(sql`
    update referrals.commissions set amount = ${amount}, status = ${status}, settled_at = null, restored = restored + 1
    where order_id = ${orderId}`)
}

/** Holds a locked commission until an operator reviews it. */
export function holdForReview(tx: Tx, orderId: string, reasons: readonly Suspicion[]): void {
  const status: CommissionStatus = 'suspicious'
  tx.write(query.updateTable('referrals.commissions').set({ status, reasons }).where('orderId', '=', orderId))
}

/** Stores the amount that the ledger has posted to the referrer for a locked commission. */
export function setPaid(tx: Tx, orderId: string, paid: number): void {
  tx.write(query.updateTable('referrals.commissions').set({ paid }).where('orderId', '=', orderId))
}

export type Owed = Pick<Row<'referrals.commissions'>, 'orderId' | 'amount' | 'paid' | 'restored'>

const owed = (referrerId: string) =>
  query.selectFrom('referrals.commissions').where('referrerId', '=', referrerId).whereRef('paid', '>', 'amount')

/** Locks a referrer's overpaid commissions. */
export function lockOwed(tx: Tx, referrerId: string): Promise<Owed[]> {
  return tx.all(owed(referrerId).select(['orderId', 'amount', 'paid', 'restored']).orderBy('orderId').forUpdate())
}

export async function owesAny(tx: Tx, referrerId: string): Promise<boolean> {
  return (await tx.find(owed(referrerId).limit(1))) !== null
}

/** Commissions whose hold is over. */
export async function findDue(tx: Tx): Promise<string[]> {
  const rows = await tx.all(
    query
      .selectFrom('referrals.commissions')
      .select('orderId')
      // Literal, not a parameter: PostgreSQL uses the partial index only for these very words.
      .where(sql<boolean>`status = 'held' and held_until <= now()`)
      .orderBy('heldUntil')
      .limit(1000),
  )
  return rows.map((it) => it.orderId)
}

/** Cancels the unpaid commissions of a referrer who leaves. */
export function forgoHeld(tx: Tx, referrerId: string): void {
  tx.write(sql`
    update referrals.commissions set amount = 0, status = 'taken-back', settled_at = now()
    where referrer_id = ${referrerId} and status in ('held', 'suspicious')`)
}

/** The sum of all paid commissions, less the amounts taken back. */
export async function sumPaid(tx: Tx): Promise<number> {
  const { sum } = await tx.get<{ sum: number }>(
    sql`select coalesce(sum(paid), 0)::bigint as sum from referrals.commissions`,
  )
  return sum
}
