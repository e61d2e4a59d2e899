import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import { house } from './accounts.ts'

export type MoneyFigures = { sales: number; refunds: number; deposits: number }

/**
 * Sales, refunds and deposits between two moments. A reversal counts on the day of the reversal. Entries are stored in
 * time order, so a block index finds one day among millions.
 */
export function sumMoneyBetween(tx: Reader, since: string, before: string): Promise<MoneyFigures> {
  const paths = [house.sales, house.manual, house.bank, house.binance]
  return tx.get<MoneyFigures>(sql`
    select coalesce(sum(e.amount) filter (where t.kind in ('order_ref', 'order_auto')), 0)::bigint as sales,
      coalesce(-sum(e.amount) filter (where t.kind in ('refund', 'refund_reversal')), 0)::bigint as refunds,
      coalesce(-sum(e.amount) filter (where t.kind in ('deposit', 'bank_deposit', 'crypto_deposit', 'deposit_reversal')), 0)::bigint
        as deposits
    from (
      -- By time alone: the accounts of the shop have half of all entries, and their index would be read to the end.
      select transaction_id, account_id, amount from ledger.entries
      where created_at >= ${since}::timestamptz and created_at < ${before}::timestamptz offset 0
    ) as e join ledger.transactions t on t.id = e.transaction_id
    where e.account_id = any (array(select id from ledger.accounts where path = any (${paths}::text[])))`)
}
