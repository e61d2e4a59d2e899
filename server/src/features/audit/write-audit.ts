import type { AuditAction } from '@runmart/contract/audit'
import type { auditFieldLabels, settingLabels } from '@runmart/i18n/audit-field-labels'
import { toSearchText } from '#platform/db/search-text.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { valuesOf } from './changes-of.ts'
import { isWholeText } from './whole-texts.ts'

type Name = keyof typeof auditFieldLabels | keyof typeof settingLabels | 'before' | 'after' | 'customerId'
/** What an entry can note: only what the log has words for. */
export type AuditDetails = { readonly [Noted in Name]?: unknown }
/** The same for values of any type that has more than that. */
export type Worded<Details> = Details & { readonly [Other in Exclude<keyof Details, Name>]: never }

type AuditEntry<Details> = {
  /** null: a command on the server. */
  operatorId: string | null
  address: string
  action: AuditAction
  subject: string
  /** `customerId` says whose it is, where the subject is not the customer: it is then among what was done about them. */
  details?: Worded<Details>
}

/** Writes an entry of the audit log with what it is found by, in the transaction of the action. */
export function writeAudit<Details extends AuditDetails>(tx: Tx, entry: AuditEntry<Details>): void {
  const { operatorId, address, action, subject, details = {} } = entry
  tx.write(sql`
    with written as (
      insert into audit.entries (operator_id, action, subject, details, address)
      values (${operatorId}, ${action}, ${subject}, ${JSON.stringify(details)}, ${address}) returning id)
    insert into audit.search_texts (entry_id, search_text)
    select id, ${entryText({ subject, address, details })} from written`)
}

type Written = { subject: string; address: string; details: Record<string, unknown> }

/**
 * The words that find an entry: its subject, its address and every value that it notes. Accounts find people, titles find pages
 * and letters: whole texts would fill the index, twice with each change.
 */
function entryText({ subject, address, details }: Written): string {
  const values = [...valuesOf(details)].filter(([name]) => !isWholeText(name)).map(([, value]) => value)
  return toSearchText([subject, address, ...new Set(values)])
}
