import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#platform/db/sql.ts'
import { killWorkerWaiting, startDoomedWorker } from '#test/doomed-worker.ts'
import { eventually } from '#test/eventually.ts'
import { refillShop } from '#test/refill-shop.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const { waitingRefill, refillOf, claimOf } = refillShop(server, shop)
const refills = { REFILLS: 'yes' }

/**
 * Points at which a process may die: before it leases the refill, before the call, and when it stores the supplier's
 * answer.
 */
const places = {
  'suppliers.refills': { table: sql`suppliers.refills`, isSent: false, isClaimed: false },
  'suppliers.suppliers': { table: sql`suppliers.suppliers`, isSent: false, isClaimed: true },
  'suppliers.exchanges': { table: sql`suppliers.exchanges`, isSent: true, isClaimed: true },
}
// Proves S10.53.
for (const [place, { table, isSent, isClaimed }] of Object.entries(places))
  test(`kill -9 while ${place} is written: the refill is asked for at most once, and the claim is not forgotten`, async () => {
    const { claimId, orderId, supplier } = await waitingRefill()
    await killWorkerWaiting(server, sql`lock table ${table} in share mode`, 'sending', refills)
    assert.equal(supplier.panel.refills.size, isSent ? 1 : 0)
    assert.equal((await refillOf(claimId)).state, isClaimed ? 'sent-now' : 'waiting')
    for (let turn = 0; turn < 2; turn++) await shop.sendRefills()
    // The supplier may have the leased refill, so people take over.
    assert.equal(supplier.panel.calls('refill'), isSent || !isClaimed ? 1 : 0)
    if (!isClaimed) return assert.equal((await refillOf(claimId)).state, 'sent')
    const { note, status } = await claimOf(orderId, (it) => it.turn === 'shop')
    assert.equal(status, 'waiting')
    assert.match(note ?? '', /interrupted/)
  })

test('kill -9 while the supplier answers: it is not asked again, and an operator decides', async () => {
  const { orderId, supplier } = await waitingRefill()
  supplier.panel.trouble = 'lose'
  const doomed = startDoomedWorker(server, 'sending', refills)
  await eventually(() => supplier.panel.refills.size === 1)
  doomed.kill()
  await doomed.gone
  supplier.panel.trouble = 'none'
  for (let turn = 0; turn < 3; turn++) await shop.sendRefills()
  await claimOf(orderId, (it) => it.turn === 'shop')
  assert.equal(supplier.panel.calls('refill'), 1)
})
