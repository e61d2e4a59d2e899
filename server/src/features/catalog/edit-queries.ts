import { LISTED_EDITS, type ServiceEdit, type ServiceValues } from '@runmart/contract/catalog-edits'
import { usernamesOf } from '#features/accounts/index.ts'
import { query, type Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { bracketsJson, enteredAvailability } from './service-queries.ts'

/** Sets the given values of a service. */
export function updateServiceValues(tx: Tx, id: string, { brackets, ...set }: ServiceValues): void {
  const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))
  tx.write(
    query
      .updateTable('catalog.services')
      .set((eb) => ({
        ...given,
        ...(set.availability !== undefined && enteredAvailability(set.availability)),
        ...(brackets && { brackets: bracketsJson(brackets) }),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id),
  )
}

export async function insertEdit(
  tx: Tx,
  { id, madeBy, changes }: { id: string; madeBy: string; changes: ServiceEdit['changes'] },
): Promise<void> {
  await tx.run(sql`insert into catalog.service_edits (id, made_by, changes)
    values (${id}, ${madeBy}, ${JSON.stringify(changes)}::jsonb)`)
}

/** Returns false if an operator has already undone it. */
export async function markUndone(tx: Tx, id: string, undoneBy: string): Promise<boolean> {
  const marked = await tx.find(sql`
    update catalog.service_edits set undone_at = now(), undone_by = ${undoneBy}
    where id = ${id} and undone_at is null returning id`)
  return marked !== null
}

type EditRow = Pick<Row<'catalog.service_edits'>, 'id' | 'at' | 'madeBy' | 'undoneAt'> & Pick<ServiceEdit, 'changes'>

/** The latest edits, newest first, or the one with this id. */
export async function listEdits(tx: Tx, id?: string): Promise<ServiceEdit[]> {
  const rows = await tx.all<EditRow>(sql`
    select id, at, made_by as "madeBy", undone_at as "undoneAt", changes from catalog.service_edits
    where ${id === undefined ? sql`true` : sql`id = ${id}`} order by at desc, id limit ${LISTED_EDITS}`)
  const names = await usernamesOf(tx, [...new Set(rows.map((it) => it.madeBy))])
  return rows.map(({ madeBy, ...it }) => ({ ...it, by: { id: madeBy, username: names.get(madeBy) ?? '' } }))
}

/** The edit with this id; otherwise throws NOT_FOUND. */
export async function getEdit(tx: Tx, id: string): Promise<ServiceEdit> {
  const [edit] = isUuid(id) ? await listEdits(tx, id) : []
  if (!edit) throw new Refusal('NOT_FOUND')
  return edit
}
