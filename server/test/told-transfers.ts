import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after } from 'node:test'
import { makeContentCode } from '#features/deposits/content-code.ts'
import { settleTransfers } from '#features/deposits/settle-transfers.ts'
import { type IncomingTransfer, insertTransfers } from '#features/deposits/transfer-queries.ts'
import { balancesOf, checkLedger } from '#features/ledger/index.ts'
import { openDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { createDatabase } from './database.ts'

export type Payer = { id: string; content: string }

/** Customers with transfer contents, and reported transfers, in a database without a server. */
export async function toldTransfers() {
  const database = await createDatabase()
  const log = createLog('silent', 'test')
  const db = openDatabase(database.url, log)
  const owner = openDatabase(database.url, log, { connections: 3, asOwner: true })
  after(async () => {
    await db.close()
    await owner.close()
    await database.drop()
  })
  const createCustomer = async (): Promise<Payer> => {
    const it = { id: randomUUID(), content: makeContentCode() }
    await db.transaction((tx) =>
      tx.run(sql`insert into deposits.contents (customer_id, code) values (${it.id}, ${it.content})`),
    )
    return it
  }
  const createCustomers = (count: number) => Promise.all(Array.from({ length: count }, createCustomer))
  const transfer = (content: string, more: Partial<IncomingTransfer> = {}): IncomingTransfer => ({
    feed: 'sepay',
    externalId: randomUUID(),
    currency: 'VND',
    amount: '1000',
    content,
    happenedAt: new Date(),
    ...more,
  })
  /** Inserts them like a feed's notice, without starting a job. */
  const receive = (transfers: readonly IncomingTransfer[]) => db.transaction((tx) => insertTransfers(tx, transfers))
  const settle = () => settleTransfers({ db, log })
  const balances = async (customers: readonly Payer[]) => {
    const found = await db.transaction((tx) =>
      balancesOf(
        tx,
        customers.map((it) => it.id),
      ),
    )
    return customers.map((it) => found.get(it.id) ?? 0)
  }
  const stateOf = async ({ externalId }: IncomingTransfer) => {
    const row = await db.transaction((tx) =>
      tx.get<{ id: string; status: string; reason: string | null; alone: boolean }>(
        sql`select id, status, reason, settles_alone as alone from deposits.transfers where external_id = ${externalId}`,
      ),
    )
    return row
  }
  const outbox = (name: string) =>
    db.transaction((tx) =>
      tx.all<{ payload: Record<string, unknown> }>(
        sql`select payload from platform.outbox where name = ${name} order by id`,
      ),
    )
  const booksAgree = async () =>
    assert.deepEqual(
      (await db.snapshot(checkLedger)).filter((it) => it.found),
      [],
    )

  /** Many transfers for twenty customers, reported and settled concurrently: each is credited once. */
  const settleStorm = async (count: number) => {
    const customers = await createCustomers(20)
    const told = Array.from({ length: count }, (_, i) => transfer((customers[i % 20] as Payer).content))
    const arriving = receive(told.slice(0, count / 2)).then(() => receive(told.slice(count / 2)))
    await Promise.all([settle(), settle(), settle(), settle()])
    await arriving
    await Promise.all([settle(), settle(), settle(), settle()])
    assert.deepEqual(
      await balances(customers),
      customers.map(() => (count / 20) * 1_000),
    )
    await booksAgree()
  }
  return {
    ...{ url: database.url, log, db, owner, createCustomer, createCustomers, transfer, receive, settle },
    ...{ balances, stateOf, outbox, booksAgree, settleStorm },
  }
}
