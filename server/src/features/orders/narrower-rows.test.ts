import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { checkLedger } from '#features/ledger/check-ledger.ts'
import { transactionsAfter } from '#features/ledger/queries.ts'
import { applyMigrations, migrate } from '#platform/db/migrate.ts'
import { createDatabaseBefore } from '#test/database-before.ts'
import { timelineOf } from './event-queries.ts'
import { getOrder } from './order-queries.ts'

/** The last migration of the version whose rows were wider. */
const BEFORE = '0037'
const customerId = randomUUID()
const operatorId = randomUUID()
const orderId = '0199a3f2-b1c4-7000-8000-000000000001'

const { url, node, db } = await createDatabaseBefore()

/** The statements of a node of the version before, prepared by its connection before the update, as its own are. */
const readLines = {
  name: 'read',
  text: `select at, by, event, from_status, to_status, done, refunded, restocked, note
    from orders.events where order_id = $1 order by id`,
  values: [orderId],
}
const writeLine = (...values: unknown[]) => ({
  name: 'write',
  text: `insert into orders.events (order_id, by, by_id, event, from_status, to_status, done, refunded, restocked, note)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  values: [orderId, ...values],
})

test('timelines, histories and books of the version before stay as they were, and its nodes go on', async () => {
  await applyMigrations(node, BEFORE)
  await node.query(
    `insert into orders.orders (id, code, customer_id, service_id, service_type, provider, billing, order_type, pre_order,
      status, contact_info, note, unit_price, amount, subtotal, tier_percent, tier_discount, code_discount, total, holds_code,
      reserved)
    values ($1, 'RM-AAAAAA', $2, gen_random_uuid(), 'REFERRAL', 'OWNER_PROVIDE', 'unit', 'single', false,
      'in-progress', '', '', 10, 3, 30, 0, 0, 0, 30, false, 0)`,
    [orderId, customerId],
  )
  const account = `customer:${customerId}:available`
  const post = (kind: string, reference: string, details: object, amount: number) =>
    node.query('select ledger.post($1, $2, $3, $4, $5, $6)', [
      kind,
      reference,
      `TX-${reference.slice(-4)}`,
      details,
      [account, 'house:x'],
      [amount, -amount],
    ])
  await post('deposit', 'first', {}, 100)
  await post('order_ref', orderId, { orderCode: 'RM-AAAAAA' }, -30)
  await node.query(writeLine('operator', operatorId, 'started', 'pending', 'in-progress', null, 0, 0, ''))
  await node.query(writeLine('operator', operatorId, 'progress', null, null, 1, 0, 0, ''))
  await node.query(writeLine('operator', operatorId, 'part-refunded', null, null, null, 5, 0, 'sorry'))
  const before = (await node.query(readLines)).rows

  const { applied } = await migrate(url)
  assert.ok(applied.includes('0039-narrower-timeline.sql'))

  // The product may do no more than before.
  await node.query('set role runmart_app')
  assert.deepEqual((await node.query(readLines)).rows, before)
  await node.query(writeLine('system', null, 'failed', 'in-progress', 'failed', 1, 15, 2, ''))
  const lines = (await node.query(readLines)).rows
  assert.deepEqual(lines.slice(0, -1), before)
  const timeline = await db.transaction(async (tx) => timelineOf(tx, await getOrder(tx, orderId)))
  assert.deepEqual(
    timeline.map(({ by, event, from, to, done, refunded, restocked, note }) => [
      ...[by, event, from, to],
      ...[done, refunded, restocked, note],
    ]),
    [
      ['customer', 'placed', null, 'pending', null, 0, 0, ''],
      ['operator', 'started', 'pending', 'in-progress', null, 0, 0, ''],
      ['operator', 'progress', null, null, 1, 0, 0, ''],
      ['operator', 'part-refunded', null, null, null, 5, 0, 'sorry'],
      ['system', 'failed', 'in-progress', 'failed', 1, 15, 2, ''],
    ],
  )
  assert.deepEqual(
    timeline.slice(1).map(({ at, by, event, from, to, ...rest }) => ({ at, by, event, from, to, ...rest })),
    lines.map(({ from_status: from, to_status: to, ...rest }) => ({ ...rest, from, to })),
  )

  // Charged by the version after: the reference says of which order.
  await post('order_ref', '0199a3f2b1RM-BBBBBB', {}, -20)
  const history = await db.transaction((tx) => transactionsAfter(tx, customerId, '0', 10))
  assert.deepEqual(
    history.map((it) => [it.amount, it.balanceAfter, it.orderCode]),
    [
      [100, 100, null],
      [-30, 70, 'RM-AAAAAA'],
      [-20, 50, 'RM-BBBBBB'],
    ],
  )
  const differing = (await db.transaction(checkLedger)).filter((it) => it.found > 0)
  assert.deepEqual(differing, [])
})
