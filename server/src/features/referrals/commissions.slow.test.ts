import { test } from 'node:test'
import { customerAccount } from '#features/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { referralCustomers } from '#test/referral-customers.ts'
import { payWhileRefunding } from '#test/referral-races.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { startWorker } from '#test/worker-process.ts'

const server = await startTestServer()
const shop = await createShop(server)
const PRICE = 9_999
const customers = await referralCustomers(server, shop, PRICE)
const { createReferrer, createReferred, buy, setCommission, earns } = customers

test('many successes, refunds and payments at the same instant: a share of what was kept, once', () =>
  payWhileRefunding(server, customers, PRICE, 12))

test('kill -9 of a worker that pays: others go on, each commission is paid once', async () => {
  await setCommission(5, 0)
  const a = await createReferrer()
  const b = await createReferred(a, 5_000_000)
  // A mail that its worker loses is not the subject here.
  const noMail = { SMTP_URL: '' }
  const [doomed] = await Promise.all([startWorker(server, noMail), startWorker(server, noMail)])
  await server.owner.transaction(async (tx) => {
    await tx.run(
      sql`insert into ledger.accounts (path, balance) values (${customerAccount(a.id)}, 0) on conflict do nothing`,
    )
  })
  await server.owner.transaction(async (tx) => {
    await tx.run(sql`select from ledger.accounts where path = ${customerAccount(a.id)} for update`)
    await runConcurrently(12, () => buy(b, 1))
    await eventually(async () => {
      const { holders } = await tx.get<{ holders: number }>(sql`
        select count(distinct locked_by)::int as holders from graphile_worker.jobs
        where task_identifier = 'referrals.pay-commission' and locked_by is not null`)
      return holders >= 2
    })
    doomed.child.kill('SIGKILL')
    await doomed.gone
  })
  await earns(a, 12 * 499)
})
