import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { createDatabase } from '#test/database.ts'
import { createLog } from '../log.ts'
import { openDatabase } from './database.ts'
import { hasTrigrams, holdsReading, searchReadings } from './search-text.ts'
import { FEW, findFew, findNewest, type Searched } from './searched-rows.ts'
import { sql } from './sql.ts'

const database = await createDatabase()
const db = openDatabase(database.url, createLog('silent', 'test'), { asOwner: true })
after(async () => {
  await db.close()
  await database.drop()
})

const ROWS = 30_000
const searched: Searched = { table: sql`public.searched`, id: sql`id` }
/** Common, shared and unique words, with signs and letters that a trigram index skips. */
const texts = Array.from({ length: ROWS }, (_, n) => {
  const common = n % 7 === 0 ? 'giao ngay' : 'thư ký 签'
  return `@user${String(n % 3_000).padStart(9, '0')}\n${common}\nhttps://t.me/${n.toString(36)}/an${n % 100}_%x-y`
})

await db.transaction(async (tx) => {
  await tx.run(sql`create table public.searched as
    select lpad(n::text, 32, '0')::uuid as id, text as search_text from unnest(${texts}::text[]) with ordinality as it (text, n)`)
  await tx.run(sql`create index searched_search on public.searched using gin (search_text gin_trgm_ops)`)
  await tx.run(sql`analyze public.searched`)
})

const idOf = (at: number) => String(at + 1).padStart(8, '0')
const matching = (typed: string) => {
  const readings = searchReadings(typed)
  return texts.flatMap((text, at) => (holdsReading(text, readings) ? [idOf(at)] : []))
}
const shortId = (id: string) => id.replaceAll('-', '').slice(-8)

/** One or two parts of some text, as people type from memory. */
const typedParts = fc
  .array(fc.tuple(fc.nat(ROWS - 1), fc.nat(60), fc.integer({ min: 3, max: 30 })), { minLength: 1, maxLength: 2 })
  .map((parts) => parts.map(([row, at, length]) => [...(texts[row] ?? '')].slice(at, at + length).join('')).join(' '))

test('what few rows hold is found whole by the rarest parts of it, and the newest of what many hold', async () => {
  const known = [
    'user000001500',
    '@user000000000',
    'giao',
    'user',
    '/an7_%x',
    '签',
    'ký',
    't.me/an',
    'nowhere to be found',
  ]
  const check = async (typed: string) => {
    const wanted = matching(typed)
    const [few, newest] = await db.transaction(async (tx) => [
      await findFew(tx, searched, typed),
      await findNewest(tx, searched, typed, 5),
    ])
    if (few) assert.deepEqual(few.map(shortId).toSorted(), wanted, typed)
    else assert.ok(!hasTrigrams(typed) || wanted.length > FEW, `${typed} is in ${wanted.length} rows`)
    if (hasTrigrams(typed)) assert.deepEqual(newest.map(shortId), wanted.toReversed().slice(0, 5), typed)
  }
  for (const typed of known) await check(typed)
  await fc.assert(fc.asyncProperty(typedParts, check), { numRuns: 60 })
})

test('what is typed may be as long as a link', async () => {
  const link = `https://t.me/zz${'?tracking=0123456789&'.repeat(95)}`
  assert.deepEqual(await db.transaction((tx) => findFew(tx, searched, link)), [])
})
