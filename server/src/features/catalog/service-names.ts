import type { Language } from '@runmart/contract/accounts'
import type { Service } from '@runmart/contract/catalog'
import type { Reader } from '#platform/db/reader.ts'
import { holdsReading, searchReadings, toSearchText } from '#platform/db/search-text.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type NamedService = Pick<Service, 'id' | 'name' | 'category' | 'categoryName'>

/** The names and categories of services in a language, by id. */
export async function serviceNames(
  tx: Reader,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, NamedService>> {
  const rows = await tx.all<NamedService>(sql`
    select distinct on (t.service_id) t.service_id as id, t.name, s.category, c.names ->> ${language} as "categoryName"
    from catalog.service_texts t join catalog.services s on s.id = t.service_id
      join catalog.categories c on c.slug = s.category
    where t.service_id = any (${[...new Set(ids)]}) and t.language in ('en', ${language})
    order by t.service_id, t.language = 'en'`)
  return new Map(rows.map((it) => [it.id, it]))
}

/** All services, including archived ones, sorted by name. */
export async function listServiceNames(tx: Reader, language: Language): Promise<{ id: string; name: string }[]> {
  const rows = await tx.all<{ id: string; name: string }>(sql`
    select distinct on (service_id) service_id as id, name from catalog.service_texts
    where language in ('en', ${language}) order by service_id, language = 'en'`)
  return rows.sort((a, b) => a.name.localeCompare(b.name, language))
}

/** Services whose name in any language holds these words, with or without diacritics. */
export async function servicesNamed(reader: Reader, typed: string): Promise<string[]> {
  const readings = searchReadings(typed)
  if (readings.length === 0) return []
  // Filters here: a shop has a few thousand services, and the C locale folds only ASCII letters.
  const rows = await reader.all<{ id: string; names: string[] }>(
    sql`select service_id as id, array_agg(name) as names from catalog.service_texts group by service_id`,
  )
  const holds = (name: string) => holdsReading(toSearchText([name]), readings)
  return rows.filter(({ names }) => names.some(holds)).map(({ id }) => id)
}

/** The names of a service in all languages. */
export async function getServiceNames(tx: Tx, id: string): Promise<Record<Language, string>> {
  const { names } = await tx.get<{ names: Record<Language, string> }>(sql`
    select jsonb_object_agg(language, name) as names from catalog.service_texts where service_id = ${id}`)
  return names
}
