import { hasTrigrams, holdsAny, holdsFolded, holdsReading, holdsTyped, searchReadings } from './search-text.ts'
import { allOf, type Sql, sql } from './sql.ts'
import type { Tx } from './tx.ts'

/**
 * A table for text search: it has a column `search_text`, and its ids grow with time; `unfolded` if that column may be
 * null.
 */
export type Searched = { table: Sql; id: Sql; unfolded?: Sql }

/** A condition: a row contains every typed word. */
export const isFound = ({ unfolded }: Pick<Searched, 'unfolded'>, typed: string): Sql<boolean> =>
  unfolded ? holdsTyped(sql`search_text`, unfolded, typed) : holdsFolded(sql`search_text`, typed)

/**
 * The same for reading rows in order until there are enough. It avoids the index, which would gather all matches first.
 */
export const isFoundByReading = ({ unfolded }: Pick<Searched, 'unfolded'>, typed: string): Sql<boolean> => {
  const column = sql`(search_text || '')`
  return unfolded ? holdsTyped(column, unfolded, typed) : holdsFolded(column, typed)
}

/** Makes the planner walk the index in order and stop early instead of sorting everything. */
export function readInOrder(tx: Tx): void {
  tx.write(sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`)
}

/**
 * Above this number of matches, scanning from the newest row finds the newest fastest; below, reading all matches does.
 */
export const FEW = 1_000

/** The ids of all rows with the typed words, or null if they are many. */
export async function findFew<Id = string>(tx: Tx, it: Searched, typed: string): Promise<Id[] | null> {
  if (!hasTrigrams(typed)) return null
  const { parts, holding } = await estimate(tx, it, typed)
  // A sample is inexact, so it counts when there may be few.
  if (holding > 3 * FEW) return null
  const ids = await findByParts<Id>(tx, it, typed, parts, sql`limit ${FEW + 1}`)
  return ids.length > FEW ? null : ids
}

/**
 * The ids of rows with the typed words, by the trigram index alone. PostgreSQL cannot know how rare a word is, and
 * would sometimes read the whole table.
 */
async function findByParts<Id>(tx: Tx, it: Searched, typed: string, parts: Sql, which: Sql): Promise<Id[]> {
  const isNarrowed = it.unfolded ? sql`(${parts} or search_text is null)` : parts
  await tx.run(sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`)
  // The offset keeps PostgreSQL from also asking the index for whole words.
  const rows = await tx.all<{ id: Id }>(sql`
    select ${it.id} as id from (select * from ${it.table} where ${isNarrowed} offset 0) as narrowed
    where ${isFound(it, typed)} ${which}`)
  await tx.run(sql`select set_config('enable_seqscan', 'on', true), set_config('enable_indexscan', 'on', true)`)
  return rows.map((row) => row.id)
}

/** How many rows the estimate of word frequencies reads, and how much of each. */
export const SAMPLED = 1_000
const SAMPLED_LENGTH = 500
/** Matches on fewer pages may be chance: rows written together are stored together. */
const LEAST_PAGES = 3

/** The most selective trigrams, and estimated row counts for them and for the full words. */
type Estimate = { parts: Sql; rows: number; narrowed: number; holding: number }

async function estimate(tx: Tx, { table }: Searched, typed: string): Promise<Estimate> {
  const sample = await tx.all<{ text: string; page: number; rows: number }>(sql`
    with counted as (
      select reltuples::float8 as rows from pg_class where oid = (select tableoid from ${table} limit 1))
    select left(search_text, ${SAMPLED_LENGTH}) as text, (ctid::text::point)[0] as page,
      (select rows from counted) as rows
    from ${table} tablesample system (least(100, ${100 * SAMPLED}::float8 / greatest(1, (select rows from counted))))
    where search_text is not null limit ${SAMPLED}`)
  const texts = sample.map((it) => it.text)
  const rows = Math.max(texts.length, sample[0]?.rows ?? 0)
  const rowsLike = (some: readonly unknown[]) => (some.length / Math.max(1, texts.length)) * rows
  const readings = searchReadings(typed)
  const picked = readings.map((words) => pickParts(words, texts))
  const held = sample.filter(({ text }) => holdsReading(text, readings))
  const parts = picked.map((it) => it.parts)
  return {
    parts: holdsAny(sql`search_text`, parts),
    rows,
    narrowed: rowsLike(picked.flatMap((it) => it.left)),
    holding: new Set(held.map(({ page }) => page)).size < LEAST_PAGES ? 0 : rowsLike(held),
  }
}

/**
 * The rarest trigram, and further ones while each halves the matching texts. The index reads a list of rows per
 * trigram, and many lists are long or overlap.
 */
function pickParts(words: readonly string[], texts: string[]): { parts: readonly string[]; left: string[] } {
  const parts = partsOf(words)
  if (parts.length === 0) return { parts: words, left: texts }
  const picked: string[] = []
  let left = texts
  do {
    const counted = parts.map((part) => ({ part, left: left.filter((text) => text.includes(part)) }))
    const rarest = counted.reduce((a, b) => (b.left.length < a.left.length ? b : a))
    if (picked.length > 0 && rarest.left.length > left.length / 2) break
    picked.push(rarest.part)
    left = rarest.left
  } while (left.length > 0)
  return { parts: picked, left }
}

/** How many trigrams it counts. */
const MAX_PARTS = 50

/** The trigrams of words that an index has keys for; for very long words a spread selection. */
function partsOf(words: readonly string[]): string[] {
  const parts = words.flatMap((word) => {
    const letters = [...word]
    return letters.map((_, at) => letters.slice(at, at + 3).join(''))
  })
  const some = [...new Set(parts.filter((part) => part.length > 2 && /[a-z0-9]{2}/.test(part)))]
  return some.filter((_, at) => at % Math.ceil(some.length / MAX_PARTS) === 0)
}

/** The range of ids to search; null for an open end. */
export type IdSpan = { first: string | null; end: string | null }
export const anyId: IdSpan = { first: null, end: null }

/** A condition: an id is in the range. */
export const isWithin = (id: Sql, { first, end }: IdSpan): Sql =>
  allOf([first && sql`${id} >= ${first}::uuid`, end && sql`${id} < ${end}::uuid`])

/** How many of the newest rows it first scans per wanted row. */
const LOOKED_AT = 12

/** The ids of the newest rows with the typed words; empty without three letters or digits in a row. */
export async function findNewest(
  tx: Tx,
  it: Searched,
  typed: string,
  limit: number,
  within = anyId,
): Promise<string[]> {
  if (!hasTrigrams(typed)) return []
  // For common words, scanning the newest rows finds enough matches faster than the index.
  const latest = await tx.all<{ id: string }>(sql`
    select ${it.id} as id
    from (select * from ${it.table} where ${isWithin(it.id, within)} order by ${it.id} desc limit ${LOOKED_AT * limit}) as latest
    where ${isFound(it, typed)} order by ${it.id} desc limit ${limit}`)
  if (latest.length === limit) return latest.map((row) => row.id)
  const { parts, rows, narrowed, holding } = await estimate(tx, it, typed)
  const which = sql`and ${isWithin(it.id, within)} order by ${it.id} desc limit ${limit}`
  // If rows match as often as in the sample, a scan has enough before the index has gathered its matches.
  const areSoonRead = holding > 0 && (limit / holding) * rows < narrowed
  if (!areSoonRead) return findByParts(tx, it, typed, parts, which)
  const newest = await tx.all<{ id: string }>(
    sql`select ${it.id} as id from ${it.table} where ${isFound(it, typed)} ${which}`,
  )
  return newest.map((row) => row.id)
}
