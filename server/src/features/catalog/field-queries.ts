import type { FieldDraft } from '@runmart/contract/orders-fields'
import type { Row } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type WithFields = { fields: FieldDraft[] }

/** The input fields of a service. An order is valid only for the current version of its fields. */
export type ServiceForm = WithFields & Pick<Row<'catalog.services'>, 'category' | 'supplied'> & { version: number }

/** The forms of those services that have input fields, by id. */
export async function listServiceForms(reader: Reader, ids: readonly string[]): Promise<Map<string, ServiceForm>> {
  const rows = await reader.all<ServiceForm & { id: string }>(sql`
    select s.id, s.category, s.supplied, s.fields_version as version, f.fields
    from catalog.services s join catalog.service_fields f on f.service_id = s.id
    where s.id = any (${[...new Set(ids)]}::uuid[])`)
  return new Map(rows.map(({ id, ...form }) => [id, form]))
}

/**
 * Replaces the fields of a service in the transaction that wrote it; undefined keeps them. Only a change makes a new
 * version.
 */
export async function saveFields(tx: Tx, serviceId: string, fields: readonly FieldDraft[] | undefined): Promise<void> {
  if (!fields) return
  const json = JSON.stringify(fields)
  const same = sql`select from catalog.service_fields where service_id = ${serviceId} and fields = ${json}::jsonb`
  if (await tx.find(same)) return
  await tx.run(sql`delete from catalog.service_fields where service_id = ${serviceId}`)
  if (fields.length)
    await tx.run(sql`insert into catalog.service_fields (service_id, fields) values (${serviceId}, ${json}::jsonb)`)
  await tx.run(sql`
    update catalog.services set needs_inputs = ${fields.some((it) => it.required)},
      fields_version = case when ${fields.length > 0} then version else 0 end
    where id = ${serviceId}`)
}
