import type { AuditAction } from '@runmart/contract/audit'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { entryText } from './search-text-queries.ts'

type AuditEntry = {
  /** null: a command on the server. */
  operatorId: string | null
  address: string
  action: AuditAction
  subject: string
  /** `customerId` says whose it is, where the subject is not the customer: it is then among what was done about them. */
  details?: Record<string, unknown>
}

/** Writes an entry of the audit log with what it is found by, in the transaction of the action. */
export function writeAudit(tx: Tx, { operatorId, address, action, subject, details = {} }: AuditEntry): void {
  tx.write(sql`
    with written as (
      insert into audit.entries (operator_id, action, subject, details, address)
      values (${operatorId}, ${action}, ${subject}, ${JSON.stringify(details)}, ${address}) returning id)
    insert into audit.search_texts (entry_id, search_text)
    select id, ${entryText({ subject, address, details })} from written`)
}
