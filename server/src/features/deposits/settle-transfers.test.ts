import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import {
  closeAccount,
  customerAccount,
  findOwed,
  house,
  latestTransactions,
  post,
  reverse,
} from '#features/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { type Payer, toldTransfers } from '#test/told-transfers.ts'
import { depositCronJobs } from './jobs.ts'
import { matchTransfer } from './match-transfer.ts'
import type { IncomingTransfer } from './transfer-queries.ts'

const transfers = await toldTransfers()
const { log, db, owner, createCustomer, createCustomers, transfer, receive, settle } = transfers
const { balances, stateOf, outbox, booksAgree, settleStorm } = transfers
beforeEach(() => owner.transaction((tx) => tx.run(sql`delete from platform.outbox`)))

test('what is certain is credited, what is not waits with its reason, in one batch', async () => {
  const [one, other] = (await createCustomers(2)) as [Payer, Payer]
  await owner.transaction((tx) => tx.run(sql`update deposits.settings set bank_account_number = '123456'`))
  const reference = `FT${randomUUID()}`
  const told = [
    transfer(`MBVCB.1.${one.content.toLowerCase()}.CT tu 029`, { bankReference: reference }),
    transfer('thanh toan don hang'),
    transfer(`${one.content} ${other.content}`),
    transfer(one.content, { accountNumber: '999999' }),
    transfer(one.content, { feed: 'binance', currency: 'USDT', amount: '0.00000001' }),
    transfer(other.content, { feed: 'binance', currency: 'USDT', amount: '2' }),
    // The same money from a second feed.
    transfer(one.content, { feed: 'casso', bankReference: reference.toLowerCase() }),
  ]
  await receive(told.slice(0, -1))
  await receive(told.slice(-1))
  await settle()
  const states = await Promise.all(told.map(stateOf))
  assert.deepEqual(
    states.map(({ status, reason }) => [status, reason]),
    [
      ['credited', null],
      ['unmatched', 'no-customer'],
      ['unmatched', 'several-customers'],
      ['unmatched', 'other-account'],
      ['unmatched', 'worth-nothing'],
      ['credited', null],
      ['unmatched', 'credited-before'],
    ],
  )
  const rate = await db.transaction((tx) =>
    tx.get<{ rate: number }>(sql`select exchange_rate::float8 as rate from deposits.settings`),
  )
  assert.deepEqual(await balances([one, other]), [1_000, 2 * rate.rate])
  await booksAgree()
})

test('a transfer that cannot be settled does not hold up the other forty-nine, nor those that come later', async () => {
  const customers = await createCustomers(50)
  const told = customers.map((it) => transfer(it.content))
  const poison = told[20] as IncomingTransfer
  const unlucky = customers[20] as Payer
  const legs = { [house.bank]: -1, [customerAccount(unlucky.id)]: 1 }
  await db.transaction((tx) => post(tx, { kind: 'bank_deposit', reference: `sepay:${poison.externalId}`, legs }))
  await receive(told)
  await settle()
  assert.deepEqual(
    await balances(customers),
    customers.map((it) => (it === unlucky ? 1 : 1_000)),
  )
  const { id, ...state } = await stateOf(poison)
  assert.deepEqual(state, { status: 'new', reason: null, alone: true })
  assert.deepEqual(await outbox('deposits.settle-transfer'), [{ payload: { transferId: id } }])
  const later = transfer((customers[0] as Payer).content)
  await receive([later])
  await settle()
  assert.equal((await stateOf(later)).status, 'credited')
  assert.equal((await outbox('deposits.settle-transfer')).length, 1)
  await booksAgree()
})

test('somebody holds one account for long: the others are credited meanwhile, and that one later, once', async () => {
  const customers = await createCustomers(5)
  const [held] = customers as [Payer]
  await receive([transfer(held.content)])
  await settle()
  const waiting = transfer(held.content)
  await owner.transaction(async (tx) => {
    await tx.run(sql`select from ledger.accounts where path = ${customerAccount(held.id)} for update`)
    await receive([waiting, ...customers.slice(1).map((it) => transfer(it.content))])
    await settle()
    assert.deepEqual(await balances(customers.slice(1)), [1_000, 1_000, 1_000, 1_000])
  })
  const { id } = await stateOf(waiting)
  await Promise.all([1, 2, 3].map(() => db.transaction((tx) => matchTransfer(tx, id))))
  assert.deepEqual(await balances([held]), [2_000])
  await booksAgree()
})

test('the same transfer twice in one notice, in many at once and in every order is one row and one credit', async () => {
  const customers = await createCustomers(50)
  const told = customers.map((it) => transfer(it.content))
  const inserted = await Promise.all([
    receive([...told, ...told]),
    receive(told.toReversed()),
    receive(told),
    receive([...told.slice(25), ...told.slice(0, 25)]),
  ])
  assert.equal(inserted.flat().length, 50)
  await Promise.all([settle(), settle(), settle()])
  assert.deepEqual(
    await balances(customers),
    customers.map(() => 1_000),
  )
  await booksAgree()
})

test('several workers share a storm: every transfer is credited once, whatever the bound of a batch', () =>
  settleStorm(120))

test('one customer ten times in a batch: each credit with the balance after it, ten notifications, one live event', async () => {
  const customer = await createCustomer()
  const amounts = [5, 1, 9_000, 70, 3, 3, 800, 20_000_000_000, 2, 11]
  for (const amount of amounts) await receive([transfer(customer.content, { amount: String(amount) })])
  await settle()
  const entries = await db.transaction((tx) =>
    tx.all<{ amount: number; balanceAfter: number }>(sql`
      select e.amount, e.balance_after as "balanceAfter" from ledger.entries e join ledger.accounts a on a.id = e.account_id
      where a.path = ${customerAccount(customer.id)} order by e.id`),
  )
  let sum = 0
  assert.deepEqual(
    entries,
    amounts.map((amount) => {
      sum += amount
      return { amount, balanceAfter: sum }
    }),
  )
  const live = await outbox('deposit-credited')
  assert.deepEqual(
    live.map((it) => it.payload),
    [{ to: customer.id, event: { kind: 'deposit-credited', amount: sum } }],
  )
  const requests = (await outbox('notifications.notify-many')).flatMap(
    (it) => it.payload.requests as { userId: string; key: string; news: object }[],
  )
  assert.deepEqual(
    requests.map(({ userId, news }) => ({ userId, news })),
    amounts.map((amount) => ({ userId: customer.id, news: { kind: 'deposit-credited', amount } })),
  )
  assert.equal(new Set(requests.map((it) => it.key)).size, amounts.length)
})

test('a customer who owes: what comes in pays the debt first, and the others of the batch nothing', async () => {
  const [debtor, other] = (await createCustomers(2)) as [Payer, Payer]
  await db.transaction(async (tx) => {
    const gift = { [house.manual]: -5_000, [customerAccount(debtor.id)]: 5_000 }
    await post(tx, { kind: 'deposit', reference: debtor.id, legs: gift })
    await post(tx, {
      kind: 'order_ref',
      reference: debtor.id,
      legs: { [customerAccount(debtor.id)]: -5_000, 'house:sales': 5_000 },
    })
    const paid = (await latestTransactions(tx, debtor.id, 2)).find((it) => it.amount > 0)
    assert.equal(await reverse(tx, paid?.transactionCode ?? '', 'a mistake'), 5_000)
  })
  await receive([2_000, 2_000, 3_000].map((amount) => transfer(debtor.content, { amount: String(amount) })))
  await receive([transfer(other.content)])
  await settle()
  assert.deepEqual(await balances([debtor, other]), [2_000, 1_000])
  assert.equal(await db.transaction((tx) => findOwed(tx, debtor.id)), 0)
  await booksAgree()
})

test('an account closed in the same moment: its transfer waits for an operator, the others are credited', async () => {
  const [leaving, staying] = (await createCustomers(2)) as [Payer, Payer]
  await db.transaction((tx) => closeAccount(tx, leaving.id, 0))
  const late = transfer(leaving.content)
  await receive([late, transfer(staying.content)])
  await settle()
  assert.deepEqual(await balances([leaving, staying]), [0, 1_000])
  const { id, status } = await stateOf(late)
  assert.equal(status, 'new')
  // Closing has deleted the content before the transfer's own job runs.
  await owner.transaction((tx) => tx.run(sql`delete from deposits.contents where customer_id = ${leaving.id}`))
  await db.transaction((tx) => matchTransfer(tx, id))
  const after = await stateOf(late)
  assert.deepEqual([after.status, after.reason], ['unmatched', 'no-customer'])
})

test('a job that was lost: the sweep asks again, by one job for all, and by their own for those that settle alone', async () => {
  const customers = await createCustomers(3)
  const told = customers.map((it) => transfer(it.content))
  await receive(told)
  const alone = await stateOf(told[2] as IncomingTransfer)
  await owner.transaction(async (tx) => {
    await tx.run(sql`update deposits.transfers set received_at = now() - interval '2 minutes' where status = 'new'`)
    await tx.run(sql`update deposits.transfers set settles_alone = id = ${alone.id} where status = 'new'`)
  })
  const sweep = depositCronJobs.find((it) => it.name === 'deposits.find-forgotten')
  await sweep?.handle(undefined as never, { db, log }, {} as never)
  assert.equal((await outbox('deposits.settle-transfers')).length, 1)
  assert.deepEqual(await outbox('deposits.settle-transfer'), [{ payload: { transferId: alone.id } }])
})
