import { customerAccount, house, post } from '../server/src/features/ledger/index.ts'
import { type Database, openDatabase } from '../server/src/platform/db/database.ts'
import { createLog } from '../server/src/platform/log.ts'
import { type BenchDatabase, openBenchDatabase } from './bench-database.ts'
import { ACCOUNTS, addLedgerHistory, openAccounts } from './ledger-history.ts'
import { pgbench } from './pgbench.ts'
import { ratio } from './ratio.ts'
import type { Figures } from './report.ts'
import { alternate, median, spread, spreadOfRatios } from './rounds.ts'

const CLIENTS = 16
const SECONDS = 3

/** Postings per second through the product's own code, beside pgbench calling the same function in the same rounds. */
export async function measureLedger(): Promise<Figures> {
  const database = await openBenchDatabase()
  const db = openDatabase(database.url, createLog('silent', 'bench'), { connections: CLIENTS })
  try {
    await openAccounts(database.owner)
    const before = await measure(db, database)
    await addLedgerHistory(database.owner)
    const after = await measure(db, database)
    return {
      ...format(before, ''),
      ...format(after, ' with 1 M entries'),
      'many accounts: 1 M entries / none': kept(before.many, after.many),
      'two hot accounts: 1 M entries / none': kept(before.hot, after.hot),
    }
  } finally {
    await db.close()
    await database.owner.close()
    await database.stop()
  }
}

type Found = { ours: number[]; bare: (number | null)[] }

async function measure(db: Database, { url, dataDir }: BenchDatabase): Promise<{ many: Found; hot: Found }> {
  const beside = (accounts: number) => ({
    ours: () => postings(db, accounts),
    bare: () => pgbench(url, dataDir, bareCall(accounts), { clients: CLIENTS, seconds: SECONDS }),
  })
  return { many: await alternate(beside(ACCOUNTS)), hot: await alternate(beside(2)) }
}

function format({ many, hot }: { many: Found; hot: Found }, suffix: string): Figures {
  const rows = (name: string, { ours, bare }: Found): Figures => {
    const seen = bare.filter((it) => it !== null)
    return {
      [`${name}${suffix}, per second`]: spread(ours),
      [`${name}${suffix}: ours / pgbench`]: seen.length ? spreadOfRatios(ours, seen) : 'pgbench is not installed',
    }
  }
  return { ...rows('many accounts', many), ...rows('two hot accounts', hot) }
}

/** The two are minutes apart, so only their medians are comparable. */
const kept = (before: Found, after: Found) => ratio(median(after.ours), median(before.ours))

async function postings(db: Database, accounts: number): Promise<number> {
  const ends = Date.now() + SECONDS * 1000
  let done = 0
  const client = async () => {
    while (Date.now() < ends) {
      const customer = customerAccount(`bench${1 + Math.floor(Math.random() * accounts)}`)
      await db.transaction((tx) =>
        post(tx, { kind: 'deposit', reference: crypto.randomUUID(), legs: { [house.bank]: -1, [customer]: 1 } }),
      )
      done++
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return done / SECONDS
}

/** The same call for pgbench, which takes every colon for a variable. */
function bareCall(accounts: number): string {
  return `\\set c random(1, ${accounts})\nselect ledger.post('deposit', gen_random_uuid()::text, gen_random_uuid()::text, '{}', array[concat_ws(chr(58), 'customer', 'bench' || (:c)::int, 'available'), concat_ws(chr(58), 'house', 'deposits', 'bank')], array[1, -1]::bigint[]);\n`
}
