import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLog } from '#platform/log.ts'
import { sentOrders } from '#test/sent-orders.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { applyAlone } from './apply-alone.ts'
import { applyState } from './apply-state.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const { sentOrder } = sentOrders(shop)
const context = { db: server.db, log: createLog('silent', 'test') }

// Proves R85.
test('an answer that cannot be stored is an oddity of its order; five are for people', async () => {
  const { id } = await sentOrder([await shop.addSupplier()])
  const told = {
    state: 'in-progress',
    status: 'a\0b',
    charge: null,
    currency: null,
    startCount: 1,
    remains: 90,
  } as const
  const said = { action: 'status', request: '', answer: '200 {}', outcome: 'done', milliseconds: 1 } as const
  for (let turn = 0; turn < 5; turn++) {
    assert.equal((await shop.dispatchOf(id)).state, 'sent')
    await applyAlone(context, id, told, (tx, it) => applyState(tx, id, it, said))
  }
  const { state, problem, status } = await shop.dispatchOf(id)
  assert.deepEqual([state, problem, status], ['unclear', 'own:not-stored', null])
})
