import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import pg from 'pg'
import { makeOperator } from '#features/accounts/index.ts'
import { expectData } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const operator = await server.createCustomer()
await server.db.transaction((tx) => makeOperator(tx, operator.email))

test('transfers that were written before there were reason codes get theirs; what operators wrote stays', async () => {
  const old = [
    { note: 'no customer content found', reason: { code: 'no-customer' } },
    { note: 'contents of several customers', reason: { code: 'several-customers' } },
    { note: 'worth less than one dong', reason: { code: 'worth-nothing' } },
    { note: 'sent to another account (0011)', reason: { code: 'other-account', account: '0011' } },
    { note: 'bank reference FT1 was credited before', reason: { code: 'credited-before', reference: 'FT1' } },
    { note: 'something else', reason: null },
    { note: 'no customer content found', status: 'ignored', reason: null },
    { note: 'claimed by the customer', status: 'credited', reason: { code: 'claimed' } },
    { note: 'they called', status: 'credited', reason: null },
  ] as const
  const migration = new URL('../../../migrations/0014-reason-codes.sql', import.meta.url)
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  try {
    await client.query(
      'alter table deposits.transfers drop column reason; alter table bots.results drop column problem',
    )
    for (const [index, it] of old.entries()) {
      const status = 'status' in it ? it.status : 'unmatched'
      const [customerId, credited] = status === 'credited' ? [operator.id, 5] : [null, null]
      await client.query(
        `insert into deposits.transfers (id, feed, external_id, bank_reference, account_number, status, currency, amount,
           content, happened_at, customer_id, credited, note)
         values ($1, 'sepay', $2, 'FT1', '0011', $3, 'VND', 5, '', now(), $4, $5, $6)`,
        [randomUUID(), String(index), status, customerId, credited, it.note],
      )
    }
    await client.query(await readFile(migration, 'utf8'))
  } finally {
    await client.end()
  }
  const { items } = expectData(await operator.call(api.depositsOperator.transfers, { query: { limit: '100' } }))
  for (const [index, { note, reason }] of old.entries()) {
    const found = items.find((it) => it.externalId === String(index))
    assert.deepEqual([found?.reason, found?.note], [reason, reason ? '' : note], note)
  }
})
