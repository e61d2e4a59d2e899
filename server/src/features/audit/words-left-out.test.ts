import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyMigrations, migrate } from '#platform/db/migrate.ts'
import { createDatabaseBefore } from '#test/database-before.ts'
import { foldEntries } from './search-text-queries.ts'

/** The last migration of the version that noted what was delivered. */
const BEFORE = '0132'

const { url, node, db } = await createDatabaseBefore()
const partner = '0199a3f2-b1c4-7000-8000-000000000001'

/** As a node of the version before does, which folds all values. */
async function write(action: string, details: Record<string, unknown>): Promise<string> {
  const text = ['A1', '203.0.113.7', ...Object.values(details)].join('\n').toLowerCase()
  const { rows } = await node.query(
    `with written as (
      insert into audit.entries (operator_id, action, subject, details, address)
      values (gen_random_uuid(), $1, 'A1', $2, '203.0.113.7') returning id)
    insert into audit.search_texts (entry_id, search_text) select id, $3 from written returning entry_id`,
    [action, details, text],
  )
  return rows[0]?.entry_id
}

/** What every entry of an act says, and what it is found by: the words of a text in no order. */
async function kept(action: string) {
  const { rows } = await node.query(
    `select details, search_text as text from audit.entries e join audit.search_texts s on entry_id = e.id where action = $1 order by id`,
    [action],
  )
  return rows.map((it) => ({ details: it.details, words: it.text.split('\n').filter(Boolean).sort() }))
}

const change = { order: 'RM-7K3QX9', to: 'success', refunded: 0 }
const note = 'user2:pw\nKey Ä'
const acts: [string, Record<string, unknown>][] = [
  ['orders.deliver', { ...change, rest: 'delivered', note, documentLink: 'https://files.test/1' }],
  ['orders.deliver', { ...change, rest: 'delivered', note: '', documentLink: null }],
  ['orders.give-lines', { ...change, lines: 2, fileName: 'Ảnh của Anna.txt' }],
  ['orders.save-view', { name: 'của tôi', filters: 'q=%40anna&min=1000' }],
  ['stock.withdraw-held', { items: 3, partner: 'anna', reason: 'left' }],
  ['orders.take', change],
]
const words = (...more: string[]) => ['203.0.113.7', 'a1', ...more].sort()

test('an update leaves out what was delivered and words about people, also of entries that nodes of the version before write beside it', async () => {
  await applyMigrations(node, BEFORE)
  await node.query(
    `insert into accounts.users (id, email, username, password_hash, referral_code) values ($1, 'a@a.test', 'anna', 'x', 'ANNA')`,
    [partner],
  )
  for (const [action, details] of acts) await write(action, details)
  await migrate(url)
  for (const [action, details] of acts) await write(action, details)
  await foldEntries(db)
  const delivered = [
    {
      details: { ...change, rest: 'delivered', noteLength: note.length, document: true },
      words: words('rm-7k3qx9', 'success', '0', 'delivered', String(note.length), 'true'),
    },
    {
      details: { ...change, rest: 'delivered' },
      words: words('rm-7k3qx9', 'success', '0', 'delivered'),
    },
  ]
  assert.deepEqual(await kept('orders.deliver'), [...delivered, ...delivered])
  const given = { details: { ...change, lines: 2 }, words: words('rm-7k3qx9', 'success', '0', '2') }
  assert.deepEqual(await kept('orders.give-lines'), [given, given])
  const [saved, savedBeside] = await kept('orders.save-view')
  assert.deepEqual(saved?.details, { name: 'của tôi', filters: 'min=1000' })
  assert.deepEqual([savedBeside?.details, saved?.words.includes('min=1000')], [saved?.details, true])
  const withdrawn = {
    details: { items: 3, reason: 'left', partnerId: partner },
    words: words('3', 'left', partner),
  }
  assert.deepEqual(await kept('stock.withdraw-held'), [withdrawn, withdrawn])
  const taken = { details: change, words: words('rm-7k3qx9', 'success', '0') }
  assert.deepEqual(await kept('orders.take'), [taken, taken])
  const { rows } = await node.query(
    `select from audit.entries e, audit.search_texts where concat(details, search_text) ~* 'pw|files|anna'`,
  )
  assert.equal(rows.length, 0)
})

test('the log is as closed as before: nothing else of it can be changed', async () => {
  await assert.rejects(node.query(`update audit.entries set address = ''`), /append-only/)
})
