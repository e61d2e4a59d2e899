import type { Commission, CommissionStatus, Suspicion } from '@runmart/contract/referrals'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'

export type StoredCommission = Omit<Commission, 'referrer' | 'referred'> & { referrerId: string; referredId: string }

const columns = sql`order_id as "orderId", order_code as "orderCode", referrer_id as "referrerId",
  referred_id as "referredId", percent, amount, greatest(paid - amount, 0) as owed, status, reasons,
  created_at as "createdAt", held_until as "heldUntil"`

type NewCommission = {
  orderId: string
  orderCode: string
  referrerId: string
  referredId: string
  percent: number
  amount: number
  holdDays: number
  reasons: readonly Suspicion[]
}

/** Notes a commission, once per order; null when it was noted before. */
export function insertCommission(
  tx: Tx,
  it: NewCommission,
): Promise<Pick<StoredCommission, 'status' | 'heldUntil'> | null> {
  const status: CommissionStatus = it.reasons.length > 0 ? 'suspicious' : 'held'
  return tx.find(sql`
    insert into referrals.commissions (order_id, order_code, referrer_id, referred_id, percent, amount, status, reasons,
      held_until)
    values (${it.orderId}, ${it.orderCode}, ${it.referrerId}, ${it.referredId}, ${it.percent}, ${it.amount}, ${status},
      ${it.reasons}, now() + make_interval(days => ${it.holdDays}))
    on conflict (order_id) do nothing returning status, held_until as "heldUntil"`)
}

/** The commission of an order, locked, if there is one. */
export async function findCommission(tx: Tx, orderId: string): Promise<StoredCommission | null> {
  return isUuid(orderId)
    ? tx.find(sql`select ${columns} from referrals.commissions where order_id = ${orderId} for update`)
    : null
}

/** The same, which must be there. */
export async function lockCommission(tx: Tx, orderId: string): Promise<StoredCommission> {
  const found = await findCommission(tx, orderId)
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

/** The same, if it is to be paid by now. */
export function findPayable(tx: Tx, orderId: string): Promise<StoredCommission | null> {
  return tx.find(
    sql`select ${columns} from referrals.commissions where order_id = ${orderId} and status = 'held' and held_until <= now() for update`,
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

/** Notes what the ledger has brought to the referrer for a locked commission. */
export function setPaid(tx: Tx, orderId: string, paid: number): void {
  tx.write(sql`update referrals.commissions set paid = ${paid} where order_id = ${orderId}`)
}

export type Owed = { orderId: string; amount: number; paid: number }

/** Commissions of which a referrer was paid more than is his by now, locked. */
export function lockOwed(tx: Tx, referrerId: string): Promise<Owed[]> {
  return tx.all<Owed>(sql`
    select order_id as "orderId", amount, paid from referrals.commissions
    where referrer_id = ${referrerId} and paid > amount order by order_id for update`)
}

export async function owesAny(tx: Tx, referrerId: string): Promise<boolean> {
  const found = await tx.find(sql`
    select from referrals.commissions where referrer_id = ${referrerId} and paid > amount limit 1`)
  return found !== null
}

/** Commissions whose day has come. */
export async function findDue(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select order_id as id from referrals.commissions where status = 'held' and held_until <= now()
    order by held_until limit 1000`)
  return rows.map((it) => it.id)
}

export type OpenSums = { pending: number; checking: number; owed: number }

/** What is still to come to a referrer, what of it an operator looks at first, and what he has to give back. */
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
  const rows = await tx.all<{ id: string; earned: number }>(sql`
    select referred_id as id, sum(amount)::bigint as earned from referrals.commissions
    where referrer_id = ${referrerId} and referred_id = any (${ids}::uuid[]) and status in ('held', 'paid')
    group by referred_id`)
  return new Map(rows.map((it) => [it.id, it.earned]))
}

/** Commissions that were paid to a referrer on each of the last days (UTC); days without any are left out. */
export async function earnedByDay(tx: Tx, referrerId: string, days: number): Promise<Map<string, number>> {
  const rows = await tx.all<{ day: string; earned: number }>(sql`
    select to_char(settled_at at time zone 'utc', 'YYYY-MM-DD') as day, sum(amount)::bigint as earned
    from referrals.commissions
    where referrer_id = ${referrerId} and status = 'paid' and settled_at > now() - make_interval(days => ${days})
    group by 1`)
  return new Map(rows.map((it) => [it.day, it.earned]))
}

export type ListPart = { page: number; limit: number; status?: CommissionStatus | undefined }

export async function listCommissions(
  tx: Tx,
  { page, limit, status }: ListPart,
): Promise<{ items: StoredCommission[]; total: number; waiting: number }> {
  const found = sql`from referrals.commissions where (${status ?? null}::text is null or status = ${status ?? null})`
  const order = status === 'suspicious' ? sql`order by created_at, order_id` : sql`order by created_at desc, order_id`
  const items = await tx.all<StoredCommission>(
    sql`select ${columns} ${found} ${order} limit ${limit} offset ${(page - 1) * limit}`,
  )
  const { total } = await tx.get<{ total: number }>(sql`select count(*)::int as total ${found}`)
  const { waiting } = await tx.get<{ waiting: number }>(
    sql`select count(*)::int as waiting from referrals.commissions where status = 'suspicious'`,
  )
  return { items, total, waiting }
}

type OwnCommission = Pick<StoredCommission, 'percent' | 'amount' | 'status' | 'createdAt' | 'heldUntil'>

/** Every commission of a referrer, oldest first; of whose orders is not his to know. */
export function commissionsOf(tx: Tx, referrerId: string): Promise<OwnCommission[]> {
  return tx.all(sql`
    select percent, amount, status, created_at as "createdAt", held_until as "heldUntil"
    from referrals.commissions where referrer_id = ${referrerId} order by created_at, order_id`)
}

/** A referrer leaves: what is not paid to him yet never will be. */
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
