import type { api } from '@runmart/contract'
import type { Service } from '@runmart/contract/catalog'
import type { Category } from '@runmart/contract/catalog-categories'
import type { Language } from '@runmart/contract/languages'
import { presentField } from '@runmart/contract/orders-fields'
import { containsPattern } from '#platform/db/contains-pattern.ts'
import type { Row } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { allOf, sql } from '#platform/db/sql.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { listCategories } from './category-queries.ts'
import type { WithFields } from './field-queries.ts'
import { picturePath } from './picture-queries.ts'
import { claimStats, shownStatus, stats, type WithStats } from './service-queries.ts'

type Wanted = HandlerInput<typeof api.catalog.services>['query']

/** The matching services in the caller's language; public. */
export async function listServices(
  reader: Reader,
  { query, request }: HandlerInput<typeof api.catalog.services>,
): Promise<Result<Offer>> {
  const found = await findServices(reader, request.language, query)
  return { data: await offer(reader, request.language, found) }
}

type Offer = { items: Service[]; categories: Category[] }

/** The visible ones of these services, with their categories. */
export async function offer(reader: Reader, language: Language, found: readonly FoundService[]): Promise<Offer> {
  const items = found.filter((it) => it.isListed).map((it) => it.service)
  const categories = (await listCategories(reader)).filter(({ slug }) => items.some((it) => it.category === slug))
  return {
    items,
    categories: categories.map(({ slug, picture, draft: { names, glyph } }) => ({
      slug,
      name: names[language],
      picture,
      glyph,
    })),
  }
}

type ServiceRow = Omit<
  Row<'catalog.services'>,
  | 'position'
  | 'version'
  | 'fieldsVersion'
  | 'needsInputs'
  | 'unit'
  | 'visibility'
  | 'cost'
  | 'brackets'
  | 'supplied'
  | 'unsuppliedSince'
> &
  Pick<Service, 'unit' | 'categoryName' | 'glyph' | 'brackets' | 'claimStats'> & { isListed: boolean } & WithFields &
  Pick<Row<'catalog.service_texts'>, 'name' | 'description'> &
  WithStats

/** A service, and whether customers see it. */
export type FoundService = { service: Service; isListed: boolean }

/** The services in catalogue order, filtered by provider, type, status, category and words. */
export async function findServices(
  reader: Reader,
  language: Language,
  { provider, serviceType, status, category, q }: Wanted,
): Promise<FoundService[]> {
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
        s.category, c.names ->> ${language} as "categoryName",
        ${picturePath(sql`coalesce(s.picture, case when s.service_type <> 'AUTO_BOT' then c.picture end)`)} as picture,
        case when s.service_type = 'AUTO_BOT' then 'bot' else c.glyph end as glyph, s.visibility = 'shown' and not c.hidden as "isListed", s.provider, s.service_type as "serviceType", s.mode,
        ${shownStatus} as status, s.stocked, s.availability,
        s.price, coalesce(s.brackets, '[]') as brackets, s.billing, case when s.billing = 'day' then 'day' else s.unit end as unit, s.min_amount as "minAmount",
        s.max_amount as "maxAmount", s.bot_id as "botId", s.warranty_days as "warrantyDays", s.created_at as "createdAt",
        coalesce(f.fields, '[]') as fields, ${stats}, ${claimStats}
      from catalog.services s
      join catalog.categories c on c.slug = s.category
      join catalog.service_texts english on english.service_id = s.id and english.language = 'en'
      left join catalog.service_texts own on own.service_id = s.id and own.language = ${language}
      left join catalog.service_stats m on m.service_id = s.id
      left join catalog.claim_stats w on w.service_id = s.id and s.warranty_days is not null
      left join catalog.service_fields f on f.service_id = s.id
      order by s.position, s.created_at, s.id) as it
    where ${allOf(conditions)}`)
  return rows.map(({ isListed, ...it }) => ({
    isListed,
    service: { ...it, fields: it.fields.map((field) => presentField(field, language)) },
  }))
}
