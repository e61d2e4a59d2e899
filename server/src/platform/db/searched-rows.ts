import { hasTrigrams, holdsAny, holdsFolded, holdsTyped, searchReadings } from './search-text.ts'
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

/**
 * The ids of all rows that hold the typed words, or null if they are many. By the index of trigrams alone: PostgreSQL cannot
 * know how rare a word is, and would sometimes read the whole table for it.
 */
export async function findFew<Id = string>(tx: Tx, it: Searched, typed: string): Promise<Id[] | null> {
  const rare = hasTrigrams(typed) ? await findRareParts(tx, it, typed) : null
  if (!rare) return null
  const isNarrowed = it.unfolded ? sql`(${rare} or search_text is null)` : rare
  await tx.run(sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`)
  // Behind the offset PostgreSQL does not ask the index for whole words as well.
  const rows = await tx.all<{ id: Id }>(sql`
    select ${it.id} as id from (select * from ${it.table} where ${isNarrowed} offset 0) as narrowed
    where ${isFound(it, typed)} limit ${FEW + 1}`)
  await tx.run(sql`select set_config('enable_seqscan', 'on', true), set_config('enable_indexscan', 'on', true)`)
  return rows.length > FEW ? null : rows.map((row) => row.id)
}

/** So many rows are looked at to learn how common words are, and so much of each. */
const SAMPLED = 1_000
const SAMPLED_LENGTH = 1_000
/** So many parts of what is typed are counted among them. */
const MAX_PARTS = 50
/** The index is asked for so many parts of each reading: it goes through a list of rows for each, and those of common ones are long. */
const ASKED = 3

/** That a row holds the rarest parts of what is typed, judged by a sample; null if what is typed is common itself. */
async function findRareParts(tx: Tx, { table }: Searched, typed: string): Promise<Sql | null> {
  const readings = searchReadings(typed).map((words) => ({ words, parts: partsOf(words) }))
  const parts = readings.flatMap((it) => it.parts)
  const sample = await tx.get<{ rows: number; sampled: number; holding: number; counts: number[] }>(sql`
    with rows as (
      select reltuples::float8 as rows from pg_class where oid = (select tableoid from ${table} limit 1)),
    sample as materialized (
      select left(search_text, ${SAMPLED_LENGTH}) as search_text
      from ${table} tablesample system (least(100, ${100 * SAMPLED}::float8 / greatest(1, (select rows from rows))))
      where search_text is not null limit ${SAMPLED})
    select coalesce((select rows from rows), 0) as rows, (select count(*)::int from sample) as sampled,
      (select count(*)::int from sample where ${holdsFolded(sql`search_text`, typed)}) as holding,
      array(select (select count(*)::int from sample where strpos(search_text, part) > 0)
        from unnest(${parts}::text[]) with ordinality as it (part, nth) order by nth) as counts`)
  if ((sample.holding / sample.sampled) * sample.rows > 10 * FEW) return null
  const countOf = new Map(parts.map((part, at) => [part, sample.counts[at] ?? 0]))
  const rarest = readings.map(({ words, parts }) =>
    parts.length > 0 ? parts.toSorted((a, b) => (countOf.get(a) ?? 0) - (countOf.get(b) ?? 0)).slice(0, ASKED) : words,
  )
  return holdsAny(sql`search_text`, rarest)
}

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
  const few = await findFew(tx, it, typed)
  const { first, end } = within
  if (few)
    return few
      .filter((id) => (!first || id >= first) && (!end || id < end))
      .toSorted()
      .toReversed()
      .slice(0, limit)
  const newest = await tx.all<{ id: string }>(
    sql`select ${it.id} as id from ${it.table} where ${isFound(it, typed)} and ${isWithin(it.id, within)}
      order by ${it.id} desc limit ${limit}`,
  )
  return newest.map((row) => row.id)
}
