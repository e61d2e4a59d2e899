import { LONE_OWNER_HOURS } from '@runmart/contract/deposits-pending-credits'
import { listStaffWith } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import type { Config } from '#platform/config/config.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Caller, RequestInfo } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { StoredOrder } from '../order-queries.ts'
import { refundDue } from '../refund-due.ts'
import { findRefundRequest, isCurrentRequest } from './refund-requests.ts'

export type RefundCap = Pick<Config, 'depositLimits'>
type Refunding = { caller: Caller; request: RequestInfo }

/** The part of a refund for delivered units: the excess over the refund if the order ended now. */
export function deliveredPart(order: StoredOrder, refund: number): number {
  return Math.max(0, refund - refundDue(order))
}

/**
 * Counts a refund of delivered units towards the operator's daily limit, after a step-up. Above the limit, a second
 * operator must make it, too. A lone operator waits some hours instead.
 */
export async function countRefund(
  tx: Tx,
  order: StoredOrder,
  amount: number,
  { caller, request }: Refunding,
  { depositLimits }: RefundCap,
): Promise<void> {
  if (amount === 0) return
  if (!caller.isFresh) throw new Refusal('STEP_UP_REQUIRED')
  const { userId } = caller
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('refunds by ' || ${userId}, 3))`)
  const asked = await findRefundRequest(tx, order.id)
  const isEnough = asked !== null && amount <= asked.amount
  const isSecond = isEnough && asked.askedBy !== userId
  const isRipe = isEnough && asked.ripensAt !== null && Date.parse(asked.ripensAt) <= Date.now()
  if (!isSecond && !isRipe) {
    if (amount > depositLimits.manualCreditCap - (await sumCounted(tx, userId)))
      throw await askForRefund(tx, order, amount, { caller, request })
    await tx.run(sql`
      insert into orders.counted_refunds (order_id, operator_id, amount) values (${order.id}, ${userId}, ${amount})`)
  }
  await tx.run(sql`delete from orders.refund_requests where order_id = ${order.id}`)
}

/**
 * Stores a refund that waits for a second operator and returns the refusal to answer with. A repeated request does not
 * restart the hours.
 */
export async function askForRefund(
  tx: Tx,
  { id, code, customerId }: StoredOrder,
  amount: number,
  { caller, request }: Refunding,
): Promise<Refusal> {
  const hasOther = (await listStaffWith(tx, 'orders')).some((it) => it !== caller.userId)
  const { ripensAt } = await tx.get<{ ripensAt: string | null }>(sql`
    insert into orders.refund_requests as r (order_id, amount, asked_by, ripens_at)
    values (${id}, ${amount}, ${caller.userId}, case when not ${hasOther} then now() + make_interval(hours => ${LONE_OWNER_HOURS}) end)
    on conflict (order_id) do update set amount = excluded.amount, asked_by = excluded.asked_by,
      (asked_at, ripens_at) = (
        select it.asked_at, it.ripens_at from (values (r.asked_at, r.ripens_at, true),
          (excluded.asked_at, excluded.ripens_at, false)) as it (asked_at, ripens_at, kept)
        where it.kept = (r.asked_by = excluded.asked_by and excluded.amount <= r.amount and ${isCurrentRequest}))
    returning ripens_at as "ripensAt"`)
  const details = { order: code, customerId, amount, ripensAt }
  const entry = { action: 'orders.ask-refund', subject: id, details } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return new Refusal('APPROVAL_NEEDED', { data: { pendingId: id, ripensAt } })
}

/** An operator's own refunds of delivered units in the last 24 hours. */
async function sumCounted(tx: Tx, operatorId: string): Promise<number> {
  const { used } = await tx.get<{ used: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as used from orders.counted_refunds
    where operator_id = ${operatorId} and at > now() - interval '24 hours'`)
  return used
}
