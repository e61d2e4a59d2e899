import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type AuditEntry = {
  operatorId: string
  address: string
  action: string
  subject: string
  details?: Record<string, unknown>
}

/** Writes down what an operator does, in the transaction that does it. */
export function writeAudit(tx: Tx, deed: AuditEntry): void {
  tx.write(sql`
    insert into audit.entries (operator_id, action, subject, details, address)
    values (${deed.operatorId}, ${deed.action}, ${deed.subject}, ${JSON.stringify(deed.details ?? {})}, ${deed.address})`)
}
