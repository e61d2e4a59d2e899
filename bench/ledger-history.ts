import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'

export const ACCOUNTS = 10_000
const HISTORY = 1_000_000

/** Customers to post to, with empty balances. */
export const openAccounts = (owner: Database) =>
  owner.transaction((tx) =>
    tx.run(
      sql`insert into ledger.accounts (path, balance) select 'customer:bench' || i || ':available', 0 from generate_series(1, ${ACCOUNTS}::int) as i`,
    ),
  )

/** A history that the books agree with: each customer deposited one dong many times. */
export async function addLedgerHistory(owner: Database): Promise<void> {
  const each = HISTORY / 2 / ACCOUNTS
  await owner.pool.query(
    "set statement_timeout = 0; insert into ledger.accounts (path) values ('house:past') on conflict do nothing",
  )
  await owner.pool.query(`insert into ledger.transactions (code, kind, reference)
    select 'past' || c || '-' || i, 'past', c || '-' || i from generate_series(1, ${ACCOUNTS}) c, generate_series(1, ${each}) i`)
  await owner.pool.query(`insert into ledger.entries (transaction_id, account_id, amount, balance_after)
    select t.id, a.id, 1, a.balance + split_part(t.reference, '-', 2)::int from ledger.transactions t
    join ledger.accounts a on a.path = 'customer:bench' || split_part(t.reference, '-', 1) || ':available' where t.kind = 'past'`)
  await owner.pool.query(`insert into ledger.entries (transaction_id, account_id, amount)
    select t.id, (select id from ledger.accounts where path = 'house:past'), -1 from ledger.transactions t where t.kind = 'past'`)
  await owner.pool.query(`update ledger.accounts set balance = balance + ${each} where balance is not null`)
  await owner.pool.query('vacuum analyze ledger.entries, ledger.transactions, ledger.accounts')
  // The measurement must not overlap with these disk writes.
  await owner.pool.query('checkpoint')
}
