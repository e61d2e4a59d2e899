import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sql } from '#platform/db/sql.ts'
import { Refusal } from '#platform/refusal.ts'
import { customerOf, openLedger, randomMove, toPosting } from '#test/random-postings.ts'
import { balancesOf, customerAccount, house, post } from './index.ts'

const { db, booksAgree } = await openLedger()
const move = randomMove({ customer: 5, reference: 30 })

test('one after the other, the ledger does what a ledger of a few lines does', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 25 }), async (moves) => {
      run++
      const balances = new Map<number, number>()
      const used = new Set<number>()
      for (const it of moves.filter(({ from, to }) => from !== to)) {
        const enough = it.from === 0 || (balances.get(it.from) ?? 0) >= it.amount
        const expected = used.has(it.reference) ? false : enough ? true : 'refused'
        const answer = await db
          .transaction((tx) => post(tx, toPosting(run, it)))
          .catch((problem) => (problem instanceof Refusal ? 'refused' : problem))
        assert.equal(answer, expected)
        if (expected !== true) continue
        used.add(it.reference)
        balances.set(it.from, (balances.get(it.from) ?? 0) - it.amount)
        balances.set(it.to, (balances.get(it.to) ?? 0) + it.amount)
      }
      const stored = await db.transaction((tx) =>
        balancesOf(
          tx,
          [1, 2, 3, 4, 5].map((customer) => customerOf(run, customer)),
        ),
      )
      for (const customer of [1, 2, 3, 4, 5])
        assert.equal(stored.get(customerOf(run, customer)) ?? 0, balances.get(customer) ?? 0)
    }),
    { numRuns: 40 },
  )
  await booksAgree()
})

test('all at once, whatever the order: each reference at most once, nothing negative, the books agree', async () => {
  let run = 10_000
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 10, maxLength: 60 }), async (moves) => {
      run++
      const asked = moves.filter(({ from, to }) => from !== to)
      const answers = await Promise.allSettled(asked.map((it) => db.transaction((tx) => post(tx, toPosting(run, it)))))
      for (const answer of answers)
        if (answer.status === 'rejected') assert.ok(answer.reason instanceof Refusal, String(answer.reason))
      const done = asked.filter(
        (_, i) => answers[i]?.status === 'fulfilled' && (answers[i] as { value: boolean }).value,
      )
      assert.equal(new Set(done.map((it) => it.reference)).size, done.length)
    }),
    { numRuns: 25 },
  )
  await booksAgree()
})

test('a bank under load: fifty customers, sixteen clients, thirty seconds; every snapshot has the same sum', async () => {
  const customers = Array.from({ length: 50 }, (_, i) => `bank${i}`)
  const START = 100_000
  for (const customer of customers)
    await db.transaction((tx) =>
      post(tx, {
        kind: 'deposit',
        reference: customer,
        legs: { [house.bank]: -START, [customerAccount(customer)]: START },
      }),
    )
  const ends = Date.now() + 30_000
  const counts = { moved: 0, refused: 0, snapshots: 0 }
  const pick = () => customers[Math.floor(Math.random() * customers.length)] ?? ''
  const client = async (name: number) => {
    for (let i = 0; Date.now() < ends; i++) {
      const [from, to] = [pick(), pick()]
      if (from === to) continue
      const amount = 1 + Math.floor(Math.random() * 60_000)
      try {
        await db.transaction((tx) =>
          post(tx, {
            kind: 'move',
            reference: `${name}-${i}`,
            legs: { [customerAccount(from)]: -amount, [customerAccount(to)]: amount },
          }),
        )
        counts.moved++
      } catch (problem) {
        assert.ok(problem instanceof Refusal && problem.code === 'INSUFFICIENT_BALANCE', String(problem))
        counts.refused++
      }
    }
  }
  const watcher = async () => {
    while (Date.now() < ends) {
      const { sum, least } = await db.transaction((tx) =>
        tx.get<{ sum: number; least: number }>(sql`
          select sum(balance)::bigint as sum, min(balance) as least from ledger.accounts where path like 'customer:bank%'`),
      )
      assert.equal(sum, customers.length * START)
      assert.ok(least >= 0)
      counts.snapshots++
    }
  }
  await Promise.all([watcher(), ...Array.from({ length: 16 }, (_, name) => client(name))])
  assert.ok(counts.moved > 100 && counts.refused > 0 && counts.snapshots > 10, JSON.stringify(counts))
  await booksAgree()
})
