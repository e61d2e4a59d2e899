import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callFunction } from './call-function.ts'
import { query } from './query.ts'
import { selectList } from './select-list.ts'
import { compile, sql } from './sql.ts'

test('columns have the names of TypeScript in the code and in rows, those of SQL in the database', () => {
  const { text, values } = compile(
    query
      .selectFrom('orders.orders as o')
      .select(['o.id', 'o.customerId', 'o.createdAt as placedAt', sql<number>`o.total + ${1}`.as('nextTotal')])
      .where('o.serviceId', '=', 'a')
      .where(sql<boolean>`o.created_at > ${'2026-01-01'}`)
      .orderBy('o.createdAt'),
  )
  assert.equal(
    text,
    'select "o"."id", "o"."customer_id" as "customerId", "o"."created_at" as "placedAt", o.total + $1 as "nextTotal" ' +
      'from "orders"."orders" as "o" where "o"."service_id" = $2 and o.created_at > $3 order by "o"."created_at"',
  )
  assert.deepEqual(values, [1, 'a', '2026-01-01'])
})

test('what is written and returned is named likewise, and objects are sent as JSON', () => {
  const { text, values } = compile(
    query
      .insertInto('notifications.items')
      .values({ userId: 'u', key: 'k', news: { kind: 'x' }, at: '2026-01-01' })
      .onConflict((it) => it.columns(['userId', 'key']).doNothing())
      .returning(['id', 'userId']),
  )
  assert.equal(
    text,
    'insert into "notifications"."items" ("user_id", "key", "news", "at") values ($1, $2, $3, $4) ' +
      'on conflict ("user_id", "key") do nothing returning "id", "user_id" as "userId"',
  )
  assert.deepEqual(values, ['u', 'k', '{"kind":"x"}', '2026-01-01'])
})

test('a query neither runs by itself nor reads columns it does not name', async () => {
  const readers = query.selectFrom('newsletter.readers')
  await assert.rejects(readers.select('email').execute(), /through Tx/)
  assert.throws(() => compile(readers.selectAll()), /names the columns/)
})

test('a function is called with its arguments by name, in any order', () => {
  const { text, values } = compile(
    sql`select ${callFunction('ledger.close', { code: 'c', path: 'p', givenUp: 5, heir: 'h' })}`,
  )
  assert.equal(text, 'select ledger.close(p_code => $1, p_path => $2, p_given_up => $3, p_heir => $4)')
  assert.deepEqual(values, ['c', 'p', 5, 'h'])
})

test('plain SQL selects columns under the same names', () => {
  assert.equal(compile(selectList(['o.id', 'o.customerId'])).text, 'o.id as "id", o.customer_id as "customerId"')
})
