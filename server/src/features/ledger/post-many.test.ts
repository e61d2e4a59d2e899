import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sql } from '#platform/db/sql.ts'
import { Refusal } from '#platform/refusal.ts'
import { customerOf, openLedger, randomMove, toPosting } from '#test/random-postings.ts'
import {
  balancesOf,
  customerAccount,
  findOwed,
  house,
  latestTransactions,
  type Posting,
  post,
  postMany,
  reverse,
} from './index.ts'

const { db, booksAgree } = await openLedger()

const balanceOf = async (customer: string) =>
  (await db.transaction((tx) => balancesOf(tx, [customer]))).get(customer) ?? 0
/** Posts all in one transaction; returns which postings were new, or 'refused'. */
const postAll = (postings: readonly Posting[]) =>
  db
    .transaction((tx) => postMany(tx, postings))
    .catch((problem) => {
      if (problem instanceof Refusal && problem.code === 'INSUFFICIENT_BALANCE') return 'refused' as const
      throw problem
    })

const move = randomMove({ customer: 4, reference: 40 })
/**
 * Batches with unique references each; later batches repeat some references. All postings follow the same order.
 * Otherwise transactions deadlock and PostgreSQL ends one.
 */
const batches = fc
  .array(fc.uniqueArray(move, { selector: (it) => it.reference, maxLength: 12 }), { minLength: 1, maxLength: 6 })
  .map((lists) =>
    lists.map((list) => list.filter(({ from, to }) => from !== to).sort((a, b) => a.reference - b.reference)),
  )

test('one batch after the other, the ledger does what a ledger of a few lines does: all of a batch, or none', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(batches, async (lists) => {
      run++
      let balances = [0, 0, 0, 0, 0]
      const used = new Set<number>()
      for (const list of lists) {
        const after = [...balances]
        const isNew = list.map((it) => !used.has(it.reference))
        let isEnough = true
        for (const [i, { from, to, amount }] of list.entries()) {
          if (!isNew[i]) continue
          after[from] = (after[from] ?? 0) - amount
          after[to] = (after[to] ?? 0) + amount
          if (from > 0 && (after[from] ?? 0) < 0) isEnough = false
        }
        assert.deepEqual(await postAll(list.map((it) => toPosting(run, it))), isEnough ? isNew : 'refused')
        if (!isEnough) continue
        balances = after
        for (const it of list) used.add(it.reference)
      }
      for (const customer of [1, 2, 3, 4]) assert.equal(await balanceOf(customerOf(run, customer)), balances[customer])
    }),
    { numRuns: 40 },
  )
  await booksAgree()
})

test('all at once, batches and single postings: each reference at most once, nothing negative, the books agree', async () => {
  let run = 10_000
  await fc.assert(
    fc.asyncProperty(batches, async (lists) => {
      run++
      const start = [1, 2, 3, 4].map((to) => toPosting(run, { from: 0, to, amount: 100, reference: 100 + to }))
      assert.deepEqual(await postAll(start), [true, true, true, true])
      const done = await Promise.all(
        lists.flatMap((list) => {
          const postings = list.map((it) => toPosting(run, it))
          const single = postings.slice(0, 2).map(async (posting) => {
            const it = { ...posting, reference: `${posting.reference} alone` }
            const isNew = await db.transaction((tx) => post(tx, it)).catch((problem: unknown) => problem)
            return isNew === true ? [it.reference] : []
          })
          const together = postAll(postings).then((isNew) =>
            isNew === 'refused' ? [] : postings.filter((_, i) => isNew[i]).map((it) => it.reference),
          )
          return [together, ...single]
        }),
      )
      assert.equal(new Set(done.flat()).size, done.flat().length)
    }),
    { numRuns: 25 },
  )
  const { lowest } = await db.transaction((tx) =>
    tx.get<{ lowest: number }>(sql`select min(balance_after) as lowest from ledger.entries`),
  )
  assert.ok(lowest >= 0)
  await booksAgree()
})

test('entries of one account follow each other, and each knows the balance after it', async () => {
  const amounts = [7, 100, -30, 1, -78, 5]
  const legs = (amount: number) => ({ [customerAccount('an')]: amount, [house.manual]: -amount })
  await postAll(amounts.map((amount, i) => ({ kind: 'deposit', reference: `an-${i}`, legs: legs(amount) })))
  const items = await db.transaction((tx) => latestTransactions(tx, 'an', 10))
  assert.deepEqual(items.map((it) => [it.amount, it.balanceAfter]).reverse(), [
    [7, 7],
    [100, 107],
    [-30, 77],
    [1, 78],
    [-78, 0],
    [5, 5],
  ])
})

test('one that does not sum to zero, or has the name of another, spoils its batch', async () => {
  const good = { kind: 'deposit', reference: 'good', legs: { [customerAccount('binh')]: 5, [house.manual]: -5 } }
  const bad = { kind: 'deposit', reference: 'bad', legs: { [customerAccount('binh')]: 5, [house.manual]: -4 } }
  await assert.rejects(
    db.transaction((tx) => postMany(tx, [good, bad])),
    /sum to zero/,
  )
  await assert.rejects(
    db.transaction((tx) => postMany(tx, [good, good])),
    /name of its own/,
  )
  assert.equal(await balanceOf('binh'), 0)
  assert.deepEqual(await db.transaction((tx) => postMany(tx, [])), [])
})

test('what is owed is taken from what comes in, in the same transaction, from those who owe and nobody else', async () => {
  const deposit = (customer: string, amount: number, reference: string) => ({
    kind: 'bank_deposit',
    reference,
    legs: { [house.bank]: -amount, [customerAccount(customer)]: amount },
  })
  await postAll([deposit('chi', 900, 'chi-1'), deposit('dung', 900, 'dung-1')])
  await db.transaction(async (tx) => {
    await post(tx, {
      kind: 'order_ref',
      reference: 'chi',
      legs: { [customerAccount('chi')]: -900, [house.sales]: 900 },
    })
    const [, paid] = await latestTransactions(tx, 'chi', 2)
    assert.equal(await reverse(tx, paid?.transactionCode ?? '', 'a mistake'), 900)
  })
  await postAll([deposit('dung', 50, 'dung-2'), deposit('chi', 400, 'chi-2'), deposit('chi', 300, 'chi-3')])
  assert.deepEqual([await balanceOf('chi'), await balanceOf('dung')], [0, 950])
  assert.equal(await db.transaction((tx) => findOwed(tx, 'chi')), 200)
  await postAll([deposit('chi', 250, 'chi-4')])
  assert.deepEqual([await balanceOf('chi'), await db.transaction((tx) => findOwed(tx, 'chi'))], [50, 0])
  await booksAgree()
})
