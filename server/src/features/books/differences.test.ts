import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { BookCheck, BookDifference, BookFigure } from '@runmart/contract/books'
import { customerAccount, house, post } from '#features/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { checkBooks } from './check-books.ts'
import { nameDifferences } from './name-differences.ts'

const server = await startTestServer()
const shop = await createShop(server)
const buyer = await shop.createBuyer(10_000)
const names = { en: 'Proxies', vi: 'Proxy Việt', ru: 'Прокси' }
const text = (name: string) => ({ name, description: name })
const serviceId = await shop.createService({
  price: 1_000,
  texts: { en: text(names.en), vi: text(names.vi), ru: text(names.ru) },
})
const stocked = { params: { id: serviceId }, body: { lines: ['a:1', 'b:2', 'c:3'] } }
expectData(await shop.operator.call(api.stock.add, stocked))
const body = { serviceId, amount: 1, contactInfo: '@me' }
const { id: orderId, orderCode } = expectData(await buyer.call(api.orders.owner, { body })).order
const { items } = expectData(await buyer.call(api.ledger.history))
const [charge, deposit] = items.map((it) => it.transactionCode)
assert.ok(charge && deposit)

const mine = { kind: 'account', id: customerAccount(buyer.id), name: buyer.username, page: buyer.id }
const order = { kind: 'order', id: orderCode, name: orderCode, page: orderId }
const transaction = (id: string, kind = 'transaction') => ({ kind, id, name: id, page: buyer.id })
const figure = (name: BookFigure, has: number | null, should: number | null) => ({ name, has, should })

/** Spoils the books, returns the differences that a Vietnamese operator would read, and rolls back. */
async function found(name: BookCheck['name'], spoil: (tx: Tx) => Promise<unknown>): Promise<BookDifference[]> {
  let differences: BookDifference[] = []
  const spoilt = server.owner.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await spoil(tx)
    const { checks } = await checkBooks(tx)
    const named = await nameDifferences(tx, checks, 'vi')
    const check = named.find((it) => it.name === name)
    assert.equal(check?.found, check?.differences.length)
    differences = check?.differences ?? []
    throw new Error('put back')
  })
  await assert.rejects(spoilt, /put back/)
  return differences
}
const move = (tx: Tx, kind: string, reference: string, amount: number, details = {}, account: string = house.fees) =>
  post(tx, { kind, reference, details, legs: { [customerAccount(buyer.id)]: amount, [account]: -amount } })

test('a balance, a running balance and totals that entries deny are told with the customer and both sums', async () => {
  const account = sql`path = ${customerAccount(buyer.id)}`
  assert.deepEqual(
    await found('balances-equal-entries', (tx) =>
      tx.run(sql`update ledger.accounts set balance = 9007 where ${account}`),
    ),
    [{ about: [mine], fault: null, figures: [figure('balance', 9_007, 9_000)] }],
  )
  assert.deepEqual(
    await found('totals-equal-entries', (tx) =>
      tx.run(sql`update ledger.accounts set deposited = deposited + 7, shared = 3 where ${account}`),
    ),
    [{ about: [mine], fault: null, figures: [figure('shared', 3, 0), figure('deposited', 10_007, 10_000)] }],
  )
  assert.deepEqual(
    await found('balances-after-each', (tx) =>
      tx.run(sql`update ledger.entries set balance_after = null where balance_after = 9000`),
    ),
    [{ about: [mine, transaction(charge)], fault: null, figures: [figure('balanceAfter', null, 9_000)] }],
  )
  assert.deepEqual(
    await found('nothing-negative', async (tx) => {
      await tx.run(sql`alter table ledger.accounts drop constraint "INSUFFICIENT_BALANCE"`)
      await tx.run(sql`update ledger.accounts set balance = -5 where ${account}`)
    }),
    [{ about: [mine], fault: null, figures: [figure('balance', -5, null)] }],
  )
  assert.deepEqual(await found('debts-equal-owed', (tx) => move(tx, 'debt', 'by hand', 500)), [
    { about: [mine], fault: null, figures: [figure('owed', 0, 500)] },
  ])
})

test('entries that do not balance, or belong to nothing, are told with the code of their transaction', async () => {
  const spoil = (tx: Tx) =>
    tx.run(sql`insert into ledger.entries (transaction_id, account_id, amount)
      select t.id, (select id from ledger.accounts where path = ${house.sales}), 7 from ledger.transactions t where code = ${charge}`)
  assert.deepEqual(await found('sum-is-zero', spoil), [{ about: [], fault: null, figures: [figure('sum', 7, 0)] }])
  assert.deepEqual(await found('transactions-balance', spoil), [
    { about: [transaction(charge)], fault: null, figures: [figure('sum', 7, 0)] },
  ])
  const torn = await found('transactions-balance', (tx) =>
    tx.run(sql`update ledger.entries set transaction_id = 999999 where balance_after = 9000`),
  )
  assert.deepEqual(
    torn.find((it) => it.about[0]?.id === charge),
    { about: [{ ...transaction(charge), page: null }], fault: null, figures: [figure('sum', 1_000, 0)] },
  )
  const nowhere = await found('transactions-balance', (tx) =>
    tx.run(sql`insert into ledger.entries (transaction_id, account_id, amount) values (999999, 999999, 7)`),
  )
  assert.deepEqual(
    nowhere.map((it) => [it.about.map(({ kind }) => kind).join(), it.fault]),
    [
      ['entry', 'noTransaction'],
      ['entry', 'noAccount'],
    ],
  )
})

test('an order that was charged twice or refunded beyond its price is told with the way to it', async () => {
  const again = (tx: Tx) => move(tx, 'order_ref', 'again', -1_000, { orderCode }, house.sales)
  assert.deepEqual(await found('one-charge-per-order', again), [
    { about: [order], fault: null, figures: [figure('charges', 2, 1)] },
  ])
  assert.deepEqual(await found('orders-equal-charges', again), [
    { about: [], fault: null, figures: [figure('charges', 1, 2), figure('charged', 1_000, 2_000)] },
  ])
  const tooMuch = (tx: Tx) => move(tx, 'refund', 'too much', 1_500, { orderCode }, house.sales)
  assert.deepEqual(await found('refunds-within-charges', tooMuch), [
    { about: [order], fault: null, figures: [figure('charged', 1_000, null), figure('refunded', 1_500, null)] },
  ])
})

test('a reversal that is not the opposite is told with both codes, and one too many with the original', async () => {
  const [first, ...rest] = await found('reversals-equal-originals', async (tx) => {
    await move(tx, 'reversal', deposit, -4_000)
    await move(tx, 'refund_reversal', deposit, -1_000)
  })
  assert.deepEqual([first?.fault, first?.about[1]], ['notOpposite', transaction(deposit, 'original')])
  assert.deepEqual(rest.at(-1), { about: [transaction(deposit)], fault: null, figures: [figure('reversals', 2, 1)] })
})

test('a stock that counts other than it has is told by the name of its service in the reader’s language', async () => {
  const service = { kind: 'service', id: serviceId, name: names.vi, page: serviceId }
  assert.deepEqual(
    await found('goods-equal-orders', async (tx) => {
      await tx.run(sql`update stock.pools set free = free + 2 where service_id = ${serviceId}`)
      await tx.run(sql`update orders.orders set goods = goods + 1 where id = ${orderId}`)
    }),
    [
      { about: [], fault: null, figures: [figure('handedOut', 1, 2)] },
      { about: [service], fault: null, figures: [figure('free', 4, 2)] },
    ],
  )
})

test('commissions, payouts, transfers and costs of nobody that only the ledger has are told with both sums', async () => {
  assert.deepEqual(await found('commissions-equal-postings', (tx) => move(tx, 'commission', 'by hand', 70)), [
    { about: [], fault: null, figures: [figure('paid', 0, 70)] },
  ])
  assert.deepEqual(
    await found('payouts-equal-postings', (tx) => move(tx, 'payout', 'by hand', -70, {}, house.payouts)),
    [{ about: [], fault: null, figures: [figure('waiting', 0, 70)] }],
  )
  assert.deepEqual(
    await found('transfers-equal-credits', (tx) => move(tx, 'bank_deposit', 'by hand', 70, {}, house.bank)),
    [{ about: [], fault: null, figures: [figure('credits', 0, 1), figure('credited', 0, 70)] }],
  )
  const cost = (tx: Tx) => {
    const legs = { [house.costOfSales]: -7, [house.suppliers]: 7 }
    return post(tx, { kind: 'supplier_cost', reference: 'nobody', details: { supplierId: 'gone' }, legs })
  }
  assert.deepEqual(await found('supplier-accounts-equal-postings', cost), [
    {
      about: [{ kind: 'supplier', id: 'gone', name: 'gone', page: null }],
      fault: 'unknownSupplier',
      figures: [figure('balance', 0, 7), figure('cost', 0, 7), figure('postings', 0, 1)],
    },
  ])
  assert.deepEqual(await found('supplier-costs-equal-postings', cost), [
    {
      about: [{ kind: 'order', id: 'nobody', name: 'nobody', page: null }],
      fault: null,
      figures: [figure('cost', 0, 7), figure('postings', 0, 1)],
    },
  ])
})
