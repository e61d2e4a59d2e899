import assert from 'node:assert/strict'
import { after } from 'node:test'
import fc from 'fast-check'
import { checkLedger, customerAccount, house, type Posting } from '#features/ledger/index.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { createDatabase } from './database.ts'

/** A ledger for one test file, and a check of its books. */
export async function openLedger() {
  const database = await createDatabase()
  const db = openDatabase(database.url, createLog('silent', 'test'))
  after(async () => {
    await db.close()
    await database.drop()
  })
  const booksAgree = async () =>
    assert.deepEqual(
      (await db.snapshot(checkLedger)).filter((it) => it.found),
      [],
    )
  return { db, booksAgree }
}

/** Money comes in, goes out, or moves between two customers, some of it under a used reference. */
export type Move = { from: number; to: number; amount: number; reference: number }

export const randomMove = (most: { customer: number; reference: number }): fc.Arbitrary<Move> =>
  fc.record({
    from: fc.integer({ min: 0, max: most.customer }),
    to: fc.integer({ min: 0, max: most.customer }),
    amount: fc.integer({ min: 1, max: 50 }),
    reference: fc.integer({ min: 0, max: most.reference }),
  })

/** A customer of this run alone; 0 stands for the house. */
export const customerOf = (run: number, customer: number) => `r${run}c${customer}`

/** The posting of a move, with names of this run alone. */
export function toPosting(run: number, { from, to, amount, reference }: Move): Posting {
  const legs = { [accountOf(run, from)]: -amount, [accountOf(run, to)]: amount }
  return { kind: 'deposit', reference: `r${run}-${reference}`, legs }
}

const accountOf = (run: number, customer: number) =>
  customer ? customerAccount(customerOf(run, customer)) : house.manual
