import { type QueryRow, query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const payments = query.selectFrom('deposits.demo_payments').select(['id', 'customerId', 'amount', 'note', 'sentAt'])

export type DemoPayment = QueryRow<typeof payments>

export function insertDemoPayment(
  tx: Tx,
  payment: Pick<DemoPayment, 'customerId' | 'amount' | 'note'>,
): Promise<DemoPayment> {
  return tx.get(
    query
      .insertInto('deposits.demo_payments')
      .values(payment)
      .returning(['id', 'customerId', 'amount', 'note', 'sentAt']),
  )
}

/** Payments between two times in milliseconds, newest first. */
export function listDemoPayments(
  tx: Tx,
  { from, to, limit }: { from: number; to: number; limit: number },
): Promise<DemoPayment[]> {
  return tx.all(
    payments
      .where('sentAt', '>=', sql<string>`to_timestamp(${from}::float8 / 1000)`)
      .where('sentAt', '<', sql<string>`to_timestamp((${to}::float8 + 1) / 1000)`)
      .orderBy('sentAt', 'desc')
      .limit(limit),
  )
}
