import assert from 'node:assert/strict'
import { customerAccount, house, post } from '#features/ledger/index.ts'
import { payDueCommissions } from '#features/referrals/index.ts'
import { createLog } from '#platform/log.ts'
import type { ReferralCustomers } from './referral-customers.ts'
import { runConcurrently } from './shop.ts'
import type { Person, TestServer } from './test-server.ts'

/** Spends a person's money, as an order would. */
export async function spends(server: TestServer, person: Person, sum: number): Promise<void> {
  const legs = { [customerAccount(person.id)]: -sum, [house.sales]: sum }
  await server.db.transaction((tx) => post(tx, { kind: 'test', reference: crypto.randomUUID(), legs }))
}

/** Orders succeed during partial refunds and commission payments: five percent of the kept price, once. */
export async function payWhileRefunding(
  server: TestServer,
  customers: ReferralCustomers,
  price: number,
  rounds: number,
): Promise<void> {
  const { createReferrer, createReferred, placeOrder, deliver, refund, infoOf, setCommission, earns } = customers
  const sweep = () => payDueCommissions({ db: server.db, log: createLog('silent', 'test') })
  await setCommission(5, 0)
  const a = await createReferrer()
  const b = await createReferred(a, 5_000_000)
  let expected = 0
  for (let round = 0; round < rounds; round++) {
    const ids = await runConcurrently(4, () => placeOrder(b, 3))
    await Promise.all(ids.map(deliver))
    const backs = ids.map((_, index) => (round * 3_001 + index * 977) % (3 * price)).map((it) => it || 1)
    await Promise.all([
      ...ids.flatMap((id, index) => [refund(id, backs[index] ?? 1), sweep()]),
      ...(round % 3 === 0 ? [spends(server, a, 1).catch(() => {})] : []),
    ])
    expected += backs.reduce((sum, back) => sum + Math.floor((3 * price - back) / 20), 0)
  }
  await earns(a, expected)
  assert.deepEqual((await infoOf(a)).owedEarnings, 0)
}
