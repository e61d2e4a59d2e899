import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { available, house, post } from '../server/src/features/ledger/index.ts'
import { type Database, openDatabase } from '../server/src/platform/db/database.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/start.ts'
import { createLog } from '../server/src/platform/log.ts'
import { ACCOUNTS, addLedgerHistory, openAccounts } from './ledger-history.ts'
import { pgbench } from './pgbench.ts'
import { ratio } from './ratio.ts'

const CLIENTS = 16
const SECONDS = 8

/** Postings per second through the product's own code, as a ratio to pgbench calling the same function, in one run. */
export async function measureLedger(): Promise<Record<string, number | string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'runmart-bench-'))
  chmodSync(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, print: () => {} })
  try {
    await migrate(postgres.url)
    const log = createLog('silent', 'bench')
    const db = openDatabase(postgres.url, log, { connections: CLIENTS })
    const owner = openDatabase(postgres.url, log, { connections: 1, asOwner: true })
    await openAccounts(owner)
    const before = await measure(db, postgres.url, dataDir, '')
    await addLedgerHistory(owner)
    const after = await measure(db, postgres.url, dataDir, ' with 1 M entries')
    await db.close()
    await owner.close()
    const kept = (name: string) => ratio(after[`${name} with 1 M entries, per second`], before[`${name}, per second`])
    return {
      ...before,
      ...after,
      'many accounts: 1 M entries / none': kept('many accounts'),
      'two hot accounts: 1 M entries / none': kept('two hot accounts'),
    }
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure(
  db: Database,
  url: string,
  folder: string,
  suffix: string,
): Promise<Record<string, number | string>> {
  const figures: Record<string, number | string> = {}
  for (const [name, accounts] of [
    ['many accounts', ACCOUNTS],
    ['two hot accounts', 2],
  ] as const) {
    const ours = await postings(db, accounts)
    const bare = pgbench(url, folder, bareCall(accounts), { clients: CLIENTS, seconds: SECONDS })
    figures[`${name}${suffix}, per second`] = Math.round(ours)
    figures[`${name}${suffix}: ours / pgbench`] = bare === null ? 'pgbench is not installed' : ratio(ours, bare)
  }
  return figures
}

async function postings(db: Database, accounts: number): Promise<number> {
  const ends = Date.now() + SECONDS * 1000
  let done = 0
  const client = async () => {
    while (Date.now() < ends) {
      const customer = available(`bench${1 + Math.floor(Math.random() * accounts)}`)
      await db.transaction((tx) =>
        post(tx, { kind: 'deposit', reference: crypto.randomUUID(), legs: { [house.bank]: -1, [customer]: 1 } }),
      )
      done++
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return done / SECONDS
}

/** The same call from the tool that comes with PostgreSQL. It takes every colon for a variable. */
function bareCall(accounts: number): string {
  return `\\set c random(1, ${accounts})\nselect ledger.post('deposit', gen_random_uuid()::text, gen_random_uuid()::text, '{}', array[concat_ws(chr(58), 'customer', 'bench' || (:c)::int, 'available'), concat_ws(chr(58), 'house', 'deposits', 'bank')], array[1, -1]::bigint[]);\n`
}
