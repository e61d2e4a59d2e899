import { hasTrigrams, holdsAny, holdsFolded, holdsReading, holdsTyped, searchReadings } from './search-text.ts'
import { allOf, type Sql, sql } from './sql.ts'
import type { Tx } from './tx.ts'

/** Where words are looked for: a table with a column `search_text`, whose ids go up with time; `unfolded` where that may be null. */
export type Searched = { table: Sql; id: Sql; unfolded?: Sql }

/** That a row holds every typed word. */
export const isFound = ({ unfolded }: Pick<Searched, 'unfolded'>, typed: string): Sql<boolean> =>
  unfolded ? holdsTyped(sql`search_text`, unfolded, typed) : holdsFolded(sql`search_text`, typed)

/** The same for reading rows in some order until there are enough: no index, which would gather all that match, helps with it. */
export const isFoundByReading = ({ unfolded }: Pick<Searched, 'unfolded'>, typed: string): Sql<boolean> => {
  const column = sql`(search_text || '')`
  return unfolded ? holdsTyped(column, unfolded, typed) : holdsFolded(column, typed)
}

/** Has rows of this transaction read in the order that is asked for until there are enough, not all of them and then sorted. */
export function readInOrder(tx: Tx): void {
  tx.write(sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`)
}

/** With more matches than this, the newest are found quickest from the newest on; with fewer, by reading all that match. */
export const FEW = 1_000

/** The ids of all rows that hold the typed words, or null if they are many. */
export async function findFew<Id = string>(tx: Tx, it: Searched, typed: string): Promise<Id[] | null> {
  if (!hasTrigrams(typed)) return null
  const { parts, holding } = await estimate(tx, it, typed)
  // A sample is not exact: what may be few is counted.
  if (holding > 3 * FEW) return null
  const ids = await findByParts<Id>(tx, it, typed, parts, sql`limit ${FEW + 1}`)
  return ids.length > FEW ? null : ids
}

/**
 * The ids of rows that hold the typed words, by the index of trigrams alone: PostgreSQL cannot know how rare a word is, and would
 * sometimes read the whole table for it.
 */
async function findByParts<Id>(tx: Tx, it: Searched, typed: string, parts: Sql, which: Sql): Promise<Id[]> {
  const isNarrowed = it.unfolded ? sql`(${parts} or search_text is null)` : parts
  await tx.run(sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`)
  // Behind the offset PostgreSQL does not ask the index for whole words as well.
  const rows = await tx.all<{ id: Id }>(sql`
    select ${it.id} as id from (select * from ${it.table} where ${isNarrowed} offset 0) as narrowed
    where ${isFound(it, typed)} ${which}`)
  await tx.run(sql`select set_config('enable_seqscan', 'on', true), set_config('enable_indexscan', 'on', true)`)
  return rows.map((row) => row.id)
}

/** So many rows are looked at to learn how common words are, and so much of each. */
export const SAMPLED = 1_000
const SAMPLED_LENGTH = 500
/** On fewer pages that hold the words they may be there by chance: what came together lies together. */
const LEAST_PAGES = 3

/** Which parts of the words the index is best asked for, about how many rows hold those, and about how many hold the words. */
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
 * The rarest part of words, and others as long as each leaves half of the texts or fewer: the index goes through a list of rows
 * for each part, and many of those lists are long, or of the same rows.
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

/** So many parts are counted. */
const MAX_PARTS = 50

/** The parts of words for which an index of trigrams has keys; of very long words some from everywhere. */
function partsOf(words: readonly string[]): string[] {
  const parts = words.flatMap((word) => {
    const letters = [...word]
    return letters.map((_, at) => letters.slice(at, at + 3).join(''))
  })
  const some = [...new Set(parts.filter((part) => part.length > 2 && /[a-z0-9]{2}/.test(part)))]
  return some.filter((_, at) => at % Math.ceil(some.length / MAX_PARTS) === 0)
}

/** Between which ids is searched; null where that end is open. */
export type IdSpan = { first: string | null; end: string | null }
export const anyId: IdSpan = { first: null, end: null }

/** That an id lies between these. */
export const isWithin = (id: Sql, { first, end }: IdSpan): Sql =>
  allOf([first && sql`${id} >= ${first}::uuid`, end && sql`${id} < ${end}::uuid`])

/** For each row that is wanted, so many of the newest are looked at first. */
const LOOKED_AT = 12

/** The ids of the newest rows that hold the typed words; none where there is no word of three letters or digits. */
export async function findNewest(
  tx: Tx,
  it: Searched,
  typed: string,
  limit: number,
  within = anyId,
): Promise<string[]> {
  if (!hasTrigrams(typed)) return []
  // Of a word that many rows hold the newest rows have enough, and the index would gather all of them first.
  const latest = await tx.all<{ id: string }>(sql`
    select ${it.id} as id
    from (select * from ${it.table} where ${isWithin(it.id, within)} order by ${it.id} desc limit ${LOOKED_AT * limit}) as latest
    where ${isFound(it, typed)} order by ${it.id} desc limit ${limit}`)
  if (latest.length === limit) return latest.map((row) => row.id)
  const { parts, rows, narrowed, holding } = await estimate(tx, it, typed)
  const which = sql`and ${isWithin(it.id, within)} order by ${it.id} desc limit ${limit}`
  // Rows that hold the words as often as in the sample are enough sooner than the index has gathered its own.
  const areSoonRead = holding > 0 && (limit / holding) * rows < narrowed
  if (!areSoonRead) return findByParts(tx, it, typed, parts, which)
  const newest = await tx.all<{ id: string }>(
    sql`select ${it.id} as id from ${it.table} where ${isFound(it, typed)} ${which}`,
  )
  return newest.map((row) => row.id)
}
