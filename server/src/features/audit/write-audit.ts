import type { AuditAction } from '@runmart/contract/audit'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

type AuditEntry = {
  /** null: a command on the server. */
  operatorId: string | null
  address: string
  action: AuditAction
  subject: string
  /** `customerId` says whose it is, where the subject is not the customer: it is then among what was done about them. */
  details?: Record<string, unknown>
}

/** Writes an entry of the audit log, in the transaction of the action. */
export function writeAudit(tx: Tx, entry: AuditEntry): void {
  tx.write(sql`
    insert into audit.entries (operator_id, action, subject, details, address)
    values (${entry.operatorId}, ${entry.action}, ${entry.subject}, ${JSON.stringify(entry.details ?? {})}, ${entry.address})`)
}
