import type { Span } from '#platform/days.ts'
import { containsPattern } from '#platform/db/contains-pattern.ts'
import { countRows } from '#platform/db/count-rows.ts'
import { query } from '#platform/db/query.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type AuditFilter = Span & {
  operatorId?: string | undefined
  action?: string | undefined
  /** Any of these. */
  actions?: readonly string[]
  subject?: string | undefined
  /** Words in what it was done to, in its details or in the address. */
  q?: string | undefined
}
export type StoredEntry = {
  id: number
  operatorId: string | null
  action: string
  subject: string
  details: Record<string, unknown>
  address: string
  createdAt: string
}

/** That it was done to this, or to something of this customer: their order, their transfer. */
const isAbout = (id: string): Sql<boolean> => sql`(subject = ${id} or details ->> 'customerId' = ${id})`

/** Entries of the audit log, newest first: those of a page, or all that match. */
export async function listEntries(
  tx: Tx,
  filter: AuditFilter,
  part: { limit: number; offset: number } | null,
): Promise<{ items: StoredEntry[]; total: number }> {
  let found = query.selectFrom('audit.entries')
  if (filter.operatorId) found = found.where('operatorId', '=', filter.operatorId)
  if (filter.action) found = found.where('action', '=', filter.action)
  if (filter.actions) found = found.where('action', 'in', filter.actions)
  if (filter.subject) found = found.where(isAbout(filter.subject))
  if (filter.since) found = found.where('createdAt', '>=', filter.since)
  if (filter.before) found = found.where('createdAt', '<', filter.before)
  if (filter.q) {
    const words = containsPattern(filter.q)
    found = found.where((eb) =>
      eb.or([
        eb('subject', 'ilike', words),
        eb('address', 'ilike', words),
        eb(eb.cast('details', 'text'), 'ilike', words),
      ]),
    )
  }
  let wanted = found
    .select(['id', 'operatorId', 'action', 'subject', 'details', 'address', 'createdAt'])
    .orderBy('id', 'desc')
  if (part) wanted = wanted.limit(part.limit).offset(part.offset)
  return { items: (await tx.all(wanted)) as StoredEntry[], total: await countRows(tx, found) }
}
