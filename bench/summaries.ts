import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShop } from '../e2e/shop/start-shop.ts'
import { type Database, openDatabase } from '../server/src/platform/db/database.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/start.ts'
import { createLog } from '../server/src/platform/log.ts'
import { CUSTOMERS, customerIdSql, openCustomers, tokensOf } from './customers.ts'
import { ratio } from './ratio.ts'
import { RawClient } from './raw-client.ts'

const CLIENTS = 8
const SECONDS = 8
/** These are looked at; what the others did must not matter to them. */
const WATCHED = 100
const OWN_EACH = 10
const MILLION = 1_000_000

const pages = { '/api/user/info': 'dashboards', '/api/user/referral/info': 'referral pages' }

/** Dashboards and referral pages per second with a thousand transactions in the shop, and again with a million. */
export async function measureSummaries(): Promise<Record<string, number>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'runmart-bench-'))
  chmodSync(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {} })
  await migrate(postgres.url)
  const owner = openDatabase(postgres.url, createLog('silent', 'bench'), { connections: 1, asOwner: true })
  const secret = randomBytes(32).toString('hex')
  await openCustomers(owner)
  await owner.pool.query(`update accounts.users set referred_by = ${customerIdSql('1')} where username like 'bench__'`)
  await addTransactions(owner, 1, WATCHED, OWN_EACH)
  const shop = await startShop({ DATABASE_URL: postgres.url, TOKEN_SECRET: secret, WEB: 'off' })
  try {
    const port = Number(new URL(shop.url).port)
    const tokens = tokensOf(secret).slice(0, WATCHED)
    await measure(port, tokens, 2)
    const before = await measure(port, tokens, SECONDS)
    await addTransactions(owner, WATCHED + 1, CUSTOMERS, MILLION / (CUSTOMERS - WATCHED))
    const after = await measure(port, tokens, SECONDS)
    const figures: Record<string, number> = {}
    for (const name of Object.values(pages)) {
      figures[`${name} per second, 1,000 transactions`] = before[name] ?? 0
      figures[`${name} per second, 1 M transactions`] = after[name] ?? 0
      figures[`${name}: 1 M / 1,000`] = ratio(after[name], before[name])
    }
    return figures
  } finally {
    await shop.stop()
    await owner.close()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure(port: number, tokens: readonly string[], seconds: number): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [path, name] of Object.entries(pages)) {
    let done = 0
    const ends = performance.now() + seconds * 1_000
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        const client = new RawClient(port)
        while (performance.now() < ends) {
          const token = tokens[Math.floor(Math.random() * tokens.length)] ?? ''
          const { status, text } = await client.ask({ method: 'GET', path, token })
          if (status !== 200) throw new Error(`answered ${status}: ${text}`)
          done++
        }
        client.close()
      }),
    )
    found[name] = Math.round(done / seconds)
  }
  return found
}

/** Deposits of one dong over the last thirty days, so many each, for these customers. */
async function addTransactions(owner: Database, first: number, last: number, each: number): Promise<void> {
  const account = `'customer:' || ${customerIdSql('c')} || ':available'`
  const past = `bench-${first}`
  await owner.pool.query('set statement_timeout = 0')
  await owner.pool.query(`insert into ledger.accounts (path) values ('house:past') on conflict do nothing`)
  await owner.pool.query(`insert into ledger.transactions (code, kind, reference, created_at)
    select '${past}-' || c || '-' || i, 'deposit', '${past}-' || c || '-' || i, now() - (i % 30) * interval '1 day'
    from generate_series(${first}, ${last}) c, generate_series(1, ${Math.round(each)}) i`)
  await owner.pool.query(`insert into ledger.entries (transaction_id, account_id, amount, balance_after, created_at)
    select t.id, a.id, 1, a.balance, t.created_at from ledger.transactions t
    cross join lateral (select split_part(t.reference, '-', 3)::int as c) as of
    join ledger.accounts a on a.path = ${account} where t.reference like '${past}-%'`)
  await owner.pool.query(`insert into ledger.entries (transaction_id, account_id, amount)
    select t.id, (select id from ledger.accounts where path = 'house:past'), -1
    from ledger.transactions t where t.reference like '${past}-%'`)
  await owner.pool.query('vacuum analyze ledger.entries, ledger.transactions, ledger.accounts')
  await owner.pool.query('checkpoint')
}
