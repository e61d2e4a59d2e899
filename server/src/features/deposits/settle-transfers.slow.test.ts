import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { customerAccount } from '#features/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { toldTransfers } from '#test/told-transfers.ts'

const { url, owner, createCustomers, transfer, receive, settle, balances, booksAgree, settleStorm } =
  await toldTransfers()

test('several workers share 460 transfers: every one is credited once', () => settleStorm(460))

test('a worker killed in the middle of a batch: nothing is half done, and the next one credits all of it once', async () => {
  const customers = await createCustomers(30)
  const last =
    customers
      .map((it) => it.id)
      .sort()
      .at(-1) ?? ''
  await receive(customers.map((it) => transfer(it.content)))
  const worker = fork(fileURLToPath(new URL(import.meta.resolve('#test/settling-worker.ts'))), {
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: url },
  })
  after(() => void worker.kill('SIGKILL'))
  await owner.transaction(async (tx) => {
    // The worker locks this account last, after it has written everything else.
    await tx.run(sql`insert into ledger.accounts (path, balance) values (${customerAccount(last)}, 0)`)
    await eventually(async () => {
      const { waiting } = await tx.get<{ waiting: number }>(sql`
        select count(*)::int as waiting from pg_locks l where not granted and exists (
          select from pg_locks m where m.pid = l.pid
            and m.database = (select oid from pg_database where datname = current_database()))`)
      return waiting > 0
    })
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  })
  assert.deepEqual(
    await balances(customers),
    customers.map(() => 0),
  )
  // The killed worker's connection and locks may survive it for a moment.
  await eventually(async () => {
    await settle()
    return (await balances(customers)).every((it) => it > 0)
  })
  assert.deepEqual(
    await balances(customers),
    customers.map(() => 1_000),
  )
  await booksAgree()
})
