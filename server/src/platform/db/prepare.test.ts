import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepare } from './prepare.ts'
import { query } from './query.ts'
import { compile, sql } from './sql.ts'

type Asked = { status?: string | null | undefined; limit: number; newest: boolean }

let built = 0
const listUsers = prepare(({ status, limit, newest }: Asked) => {
  built += 1
  const found = query
    .selectFrom('accounts.users')
    .select('id')
    .orderBy('id', newest ? 'desc' : 'asc')
    .limit(limit)
  return status ? found.where(sql<boolean>`status = ${status} and ${'always'} <> ''`) : found
})
const compiled = (asked: Asked) => compile(listUsers(asked))

test('a statement is built once for what is there, and each gets its own values', () => {
  const [first, second] = [
    compiled({ status: 'active', limit: 5, newest: true }),
    compiled({ status: 'blocked', limit: 7, newest: true }),
  ]
  assert.equal(built, 1)
  assert.deepEqual([first.name, first.text], [second.name, second.text])
  assert.deepEqual(first.values, ['active', 'always', 5])
  assert.deepEqual(second.values, ['blocked', 'always', 7])
})

test('without a value, or with other switches, it is another statement', () => {
  const all = compiled({ limit: 5, newest: true })
  assert.deepEqual(all.values, [5])
  assert.equal(compiled({ status: null, limit: 6, newest: true }).text, all.text)
  assert.match(all.text, /order by "id" desc/)
  assert.doesNotMatch(compiled({ limit: 5, newest: false }).text, /desc/)
})

test('a statement that looks at a value while it is built fails instead of keeping it', () => {
  const careless = prepare(({ name }: { name: string }) => sql`select ${`${name}!`}`)
  assert.throws(() => careless({ name: 'an' }), /not known/)
})
