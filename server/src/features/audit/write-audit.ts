import type { AuditAction } from '@runmart/contract/audit'
import type { auditFieldLabels, settingLabels } from '@runmart/i18n/audit-field-labels'
import { toSearchText } from '#platform/db/search-text.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { valuesOf } from './changes-of.ts'
import { isWholeText } from './whole-texts.ts'

type Name = keyof typeof auditFieldLabels | keyof typeof settingLabels | 'before' | 'after' | 'customerId'
/** Details of an entry; only names that the log can translate. */
export type AuditDetails = { readonly [Noted in Name]?: unknown }
/** Checks the same for details whose type has more names. */
export type Worded<Details> = Details & { readonly [Other in Exclude<keyof Details, Name>]: never }

type AuditEntry<Details> = {
  /** null for a command on the server. */
  operatorId: string | null
  address: string
  action: AuditAction
  subject: string
  /**
   * `customerId` names the customer where the subject is something else; the entry then appears in that customer's
   * history.
   */
  details?: Worded<Details>
}

/** Writes an audit entry and its search text, in the transaction of the action. */
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

/** Leaves out long texts: subjects and titles are enough to find an entry. */
function entryText({ subject, address, details }: Written): string {
  const values = [...valuesOf(details)].filter(([name]) => !isWholeText(name)).map(([, value]) => value)
  return toSearchText([subject, address, ...new Set(values)])
}
