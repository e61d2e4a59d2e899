import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { demoServices } from '../server/src/demo-services.ts'
import { seedServices } from '../server/src/features/catalog/index.ts'
import { openDatabase } from '../server/src/platform/db/database.ts'
import { createLog } from '../server/src/platform/log.ts'
import { createDatabase } from '../server/test/database.ts'
import { cheapService } from './bench-shop.ts'
import { CUSTOMERS, customerId, customerIdSql, MONEY, openCustomers } from './customers.ts'
import { startLoadProcess } from './load.ts'
import { orderRequest } from './measure-load.ts'
import { orderScript } from './order-script.ts'
import { openPrototype, prototypeScript } from './prototype/open-prototype.ts'

const database = await createDatabase()
const owner = openDatabase(database.url, createLog('silent', 'bench'), { connections: 1, asOwner: true })
await owner.transaction((tx) => seedServices(tx, demoServices))
await openCustomers(owner)
const serviceId = await cheapService(owner)
const prototype = await openPrototype(owner, database.url, serviceId)
after(async () => {
  await prototype.stop()
  await owner.close()
  await database.drop()
})

/** As pgbench does: the first line chooses a customer. */
const runAsCustomer = (script: string, number: number) =>
  owner.pool.query(script.replace(/^\\set.*\n/, '').replaceAll(':c', String(number)))

const get = async (text: string) => (await owner.pool.query(text)).rows[0]

test("pgbench's statement places a plain order and takes its price", async () => {
  await runAsCustomer(orderScript(serviceId), 7)
  const { orders, balance } = await get(`select
    (select count(*)::int from orders.orders where customer_id = ${customerIdSql('7')} and service_id = '${serviceId}') as orders,
    (select balance::int from ledger.accounts where path = 'customer:${customerId(7)}:available') as balance`)
  assert.deepEqual({ orders, balance }, { orders: 1, balance: MONEY - 1 })
})

test('the prototype writes an order, two entries and a balance for each answer, over HTTP and by its statement', async () => {
  await runAsCustomer(prototypeScript(serviceId), 7)
  const load = startLoadProcess()
  const { port, tokens } = prototype
  const { answered } = await load.run({ port, clients: 2, seconds: 0.2, request: orderRequest(serviceId), tokens })
  await load.stop()
  const found = await get(`select (select count(*)::int from prototype.orders) as orders,
    (select count(*)::int from prototype.entries) as entries, (select sum(amount)::int from prototype.entries) as sum,
    (select ${CUSTOMERS}::bigint * ${MONEY} - sum(balance) from prototype.accounts)::int as spent`)
  const orders = answered + 1
  assert.deepEqual(found, { orders, entries: 2 * orders, sum: 0, spent: orders })
})

test('the prototype refuses what the balance does not cover', async () => {
  const { rows } = await owner.pool.query(`select prototype.place($1, $2, ${MONEY + 1}, '') as id`, [
    customerId(8),
    serviceId,
  ])
  assert.equal(rows[0].id, null)
  await assert.rejects(owner.pool.query(`select prototype.place($1, $2, 1, '')`, [customerId(8), randomUUID()]))
})
