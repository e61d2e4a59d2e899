import type { Database } from '../server/src/platform/db/database.ts'
import { startShop } from '../testing/shop/start-shop.ts'
import { openBenchDatabase } from './bench-database.ts'
import { CUSTOMERS, customerIdSql, openCustomers, tokensOf } from './customers.ts'

/** The measured customers; data of the others must not matter to them. */
const WATCHED = 100
const OWN_EACH = 10
/** The referred customers of the measured referrer, and the number of commissions for each. */
const BROUGHT = 50
const COMMISSIONS_EACH = 4

export type SummaryShop = { port: number; tokens: string[]; stop(): Promise<void> }

/** A running shop whose watched customers have little data, and the others this much. */
export async function openSummaryShop(transactionsOfOthers: number): Promise<SummaryShop> {
  const database = await openBenchDatabase()
  const { owner, secret } = database
  await openCustomers(owner, { withMoney: false })
  await owner.pool.query('set statement_timeout = 0')
  await addTransactions(owner, 1, WATCHED, OWN_EACH)
  await addCommissions(owner, '1', WATCHED + 1, WATCHED + BROUGHT, COMMISSIONS_EACH)
  if (transactionsOfOthers > 0) {
    const others = CUSTOMERS - WATCHED
    await addTransactions(owner, WATCHED + 1, CUSTOMERS, Math.round(transactionsOfOthers / others))
    // The referred customers of the watched referrer have referred the others: some two hundred each.
    await addCommissions(owner, `(${WATCHED + 1} + c % ${BROUGHT})`, WATCHED + BROUGHT + 1, CUSTOMERS, 10)
  }
  await owner.pool.query('vacuum analyze')
  await owner.pool.query('checkpoint')
  await owner.close()
  const shop = await startShop({ DATABASE_URL: database.url, TOKEN_SECRET: secret, WEB: 'off' })
  return {
    port: Number(new URL(shop.url).port),
    tokens: tokensOf(secret).slice(0, WATCHED),
    async stop() {
      await shop.stop()
      await database.stop()
    },
  }
}

/** Deposits of one dong over the last thirty days, `each` for each of these customers. */
async function addTransactions(owner: Database, first: number, last: number, each: number): Promise<void> {
  const account = `'customer:' || ${customerIdSql('c')} || ':available'`
  const past = `bench-${first}`
  await owner.pool.query(`insert into ledger.accounts (path) values ('house:past') on conflict do nothing`)
  await owner.pool.query(`insert into ledger.transactions (code, kind, reference, created_at)
    select '${past}-' || c || '-' || i, 'deposit', '${past}-' || c || '-' || i, now() - (i % 30) * interval '1 day'
    from generate_series(${first}, ${last}) c, generate_series(1, ${each}) i`)
  await owner.pool.query(`insert into ledger.entries (transaction_id, account_id, amount, balance_after, created_at)
    select t.id, a.id, 1, a.balance, t.created_at from ledger.transactions t
    cross join lateral (select split_part(t.reference, '-', 3)::int as c) as of
    join ledger.accounts a on a.path = ${account} where t.reference like '${past}-%'`)
  await owner.pool.query(`insert into ledger.entries (transaction_id, account_id, amount)
    select t.id, (select id from ledger.accounts where path = 'house:past'), -1
    from ledger.transactions t where t.reference like '${past}-%'`)
}

/** Gives each of these customers a referrer with `each` paid commissions over the last thirty days. */
async function addCommissions(owner: Database, by: string, first: number, last: number, each: number): Promise<void> {
  const referrer = customerIdSql(by)
  await owner.pool.query(`update accounts.users set referred_by = ${referrer}
    from generate_series(${first}, ${last}) c where id = ${customerIdSql('c')}`)
  await owner.pool.query(`insert into referrals.commissions (order_id, order_code, referrer_id, referred_id, percent,
      amount, paid, status, held_until, settled_at)
    select gen_random_uuid(), 'past', ${referrer}, ${customerIdSql('c')}, 5, 50, 50, 'paid', now(),
      now() - (i % 30) * interval '1 day'
    from generate_series(${first}, ${last}) c, generate_series(1, ${each}) i`)
}
