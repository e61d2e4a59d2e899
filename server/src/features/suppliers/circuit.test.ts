import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#platform/db/sql.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { closeCircuit, countFailure } from './circuit-queries.ts'
import { pauseAfter } from './pause-after.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)

test('pauses between tries grow threefold, up to half an hour', () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6, 40].map(pauseAfter), [10, 30, 90, 270, 810, 1_800, 1_800])
})

test('a circuit opens with the fourth failure for two minutes, each further one doubles it up to thirty, and a success closes it', async () => {
  const { id } = await shop.addSupplier()
  // The clock stands still within a transaction.
  await server.owner.transaction(async (tx) => {
    const minutes = async () =>
      (
        await tx.get<{ minutes: number | null }>(sql`
          select (extract(epoch from open_until - now()) / 60)::int as minutes from suppliers.suppliers where id = ${id}`)
      ).minutes
    const found: (number | null)[] = []
    for (let failure = 1; failure <= 9; failure++) {
      const { isOpen } = await countFailure(tx, id, 'no answer')
      found.push(await minutes())
      assert.equal(isOpen, failure >= 4)
    }
    assert.deepEqual(found, [null, null, null, 2, 4, 8, 16, 30, 30])
    await closeCircuit(tx, id)
    assert.equal(await minutes(), null)
    await countFailure(tx, id, 'Invalid API key', { isLasting: true })
    assert.equal(await minutes(), 2)
  })
})
