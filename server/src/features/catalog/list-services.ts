import type { api } from '@runmart/contract'
import type { Service } from '@runmart/contract/catalog'
import type { Language } from '@runmart/contract/languages'
import { containsPattern } from '#platform/db/contains-pattern.ts'
import type { Row } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { allOf, sql } from '#platform/db/sql.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { presentField, type WithFields } from './field-queries.ts'
import { stats, type WithStats } from './service-queries.ts'

type Wanted = HandlerInput<typeof api.catalog.services>['query']

/** What is asked for of the catalogue, in the caller's language; public. */
export async function listServices(
  reader: Reader,
  { query, request }: HandlerInput<typeof api.catalog.services>,
): Promise<Result<{ items: Service[] }>> {
  return { data: { items: await findServices(reader, request.language, query) } }
}

type ServiceRow = Omit<Row<'catalog.services'>, 'position' | 'version' | 'fieldsVersion' | 'needsInputs' | 'unit'> &
  Pick<Service, 'unit'> &
  WithFields &
  Pick<Row<'catalog.service_texts'>, 'name' | 'description'> &
  WithStats

/** The services of the catalogue in its order, narrowed by provider, type, status, category and words. */
export async function findServices(
  reader: Reader,
  language: Language,
  { provider, serviceType, status, category, q }: Wanted,
): Promise<Service[]> {
  const conditions = [
    provider && sql`provider = ${provider}`,
    serviceType && sql`"serviceType" = ${serviceType}`,
    status && sql`status = ${status}`,
    category && sql`category = ${category}`,
    q && sql`(name ilike ${containsPattern(q)} or description ilike ${containsPattern(q)})`,
  ]
  const rows = await reader.all<ServiceRow>(sql`
    select * from (
      select s.id, s.slug, coalesce(own.name, english.name) as name, coalesce(own.description, english.description) as description,
        s.category, s.provider, s.service_type as "serviceType", s.mode,
        case when s.availability = 0 and s.status = 'active' then 'sold_out' else s.status end as status, s.availability,
        s.price, s.billing, case when s.billing = 'day' then 'day' else s.unit end as unit, s.min_amount as "minAmount",
        s.max_amount as "maxAmount", s.bot_id as "botId", s.warranty_days as "warrantyDays", s.created_at as "createdAt",
        coalesce(f.fields, '[]') as fields, ${stats}
      from catalog.services s
      join catalog.service_texts english on english.service_id = s.id and english.language = 'en'
      left join catalog.service_texts own on own.service_id = s.id and own.language = ${language}
      left join catalog.service_stats m on m.service_id = s.id
      left join catalog.service_fields f on f.service_id = s.id
      order by s.position, s.created_at, s.id) as it
    where ${allOf(conditions)}`)
  return rows.map((it) => ({ ...it, fields: it.fields.map((field) => presentField(field, language)) }))
}
