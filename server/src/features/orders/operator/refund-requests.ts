import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'

/** Requests `r` lapse after a week: then no operator can confirm them. */
export const isCurrentRequest = sql<boolean>`r.asked_at > now() - interval '7 days'`

type RefundRequest = { amount: number; askedBy: string; askedAt: string; ripensAt: string | null }

/** An order's refund that waits for a second operator, or null. */
export function findRefundRequest(tx: Reader, orderId: string): Promise<RefundRequest | null> {
  return tx.find<RefundRequest>(sql`
    select amount, asked_by as "askedBy", asked_at as "askedAt", ripens_at as "ripensAt"
    from orders.refund_requests r where r.order_id = ${orderId} and ${isCurrentRequest}`)
}

/** Counts the requests that this operator can confirm: of others, or their own once these have ripened. */
export function countRefundsToConfirm(tx: Reader, operatorId: string): Promise<Waiting> {
  return countWithOldest(
    tx,
    sql`select asked_at as at from orders.refund_requests r
      where ${isCurrentRequest} and (asked_by <> ${operatorId} or ripens_at <= now()) order by asked_at`,
  )
}

export function listRefundRequests(tx: Reader): Promise<{ orderId: string; amount: number }[]> {
  return tx.all(sql`
    select order_id as "orderId", amount from orders.refund_requests r where ${isCurrentRequest} order by asked_at`)
}
