import type { Database } from '../server/src/platform/db/database.ts'
import { loadInBulk, type Run } from './bulk-load.ts'
import { CUSTOMERS, customerIdSql } from './customers.ts'

const DAY_MS = 86_400_000
const tables = 'orders.orders, orders.timeline, ledger.transactions, ledger.entries, deposits.transfers'

type HistoryOptions = {
  customers?: number
  /** Each order has its own contact, link and note, for searching. */
  withWords?: boolean
  /** More services for the orders, in turn. */
  services?: readonly string[]
  /** Days between two orders of a customer. */
  daysBetween?: number
}

/**
 * A history with this many orders per customer: an even number, one a day (or every few days) until now. All are paid
 * and ended, and the books agree. Three entries an order: every second one came with a deposit, one in five of these by
 * bank transfer. Rows alternate between customers, as they would in a growing shop. Ids are by time and codes at
 * random, as the shop makes them.
 */
export async function addOrderHistory(
  owner: Database,
  serviceId: string,
  each: number,
  { customers = CUSTOMERS, withWords = false, daysBetween = 1, services = [] }: HistoryOptions = {},
): Promise<void> {
  await loadInBulk(owner, tables, async (run) => {
    await makePast(run, each, customers, daysBetween)
    await insertOrders(run, [serviceId, ...services], withWords)
    await insertTransfers(run)
    await insertPostings(run)
    await run(`update ledger.accounts set deposited = deposited + ${each} where balance is not null`)
    await run('drop table past')
    await run('vacuum analyze ledger.accounts')
  })
}

/** Five characters of a number's 25 bits and the check character, as `makeCode` computes them. */
const character = (value: string) => `substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', (${value})::int + 1, 1)`
const bits = [20, 15, 10, 5, 0].map((shift) => `((m >> ${shift}) & 31)`)
const checked = bits.map((it, index) => (index % 2 === 0 ? `(${it} >> 4) + ((${it} << 1) & 31)` : it)).join(' + ')
const code = `${bits.map(character).join(' || ')} || ${character(`(32 - (${checked}) % 32) % 32`)}`

/**
 * An order's values for several tables, computed once. A deposit's transaction precedes its order's; the number after
 * it is free.
 */
async function makePast(run: Run, each: number, customers: number, daysBetween: number): Promise<void> {
  await run(`create unlogged table past as
    select n, n / ${customers} + 1 as day, to_timestamp(ms / 1000.0) as at, ${code} as code, customer_id, account_id, balance,
      (lpad(to_hex(ms), 12, '0') || '70009000' || lpad(to_hex(n), 12, '0'))::uuid as id,
      last_transaction + 3 * (n::bigint + 1) as transaction
    from generate_series(0, ${each * customers - 1}) n
    cross join lateral (select (n::bigint * 20077217) & 33554431 as m,
      ${Date.now() - each * daysBetween * DAY_MS} + n::bigint * ${(daysBetween * DAY_MS) / customers} as ms) as it
    join (select c, ${customerIdSql('c')} as customer_id, a.id as account_id, a.balance
      from generate_series(1, ${customers}) c join ledger.accounts a on a.path = 'customer:' || ${customerIdSql('c')} || ':available'
    ) as customer on c = n % ${customers} + 1
    cross join (select coalesce(max(id), 0) as last_transaction from ledger.transactions) as ledger
    order by n`)
}

/** Most were delivered; of a hundred, three were cancelled, two failed and one was refunded. */
async function insertOrders(run: Run, services: readonly string[], withWords: boolean): Promise<void> {
  const words = withWords
    ? `'@user' || right(customer_id::text, 9), case when n % 10 = 9 then 'giao trước ngày ' || day else '' end,
      jsonb_build_object('link', 'https://t.me/' || lower(code))`
    : `'@bench', '', null`
  await run(`insert into orders.orders (id, code, customer_id, service_id, service_type, provider, billing, order_type,
      pre_order, status, contact_info, note, inputs, unit_price, amount, subtotal, tier_percent, tier_discount, code_discount,
      total, holds_code, reserved, done, links_deleted, created_at, started_at, finished_at)
    select id, 'RM-' || code, customer_id, ('{${services.join(',')}}'::uuid[])[n % ${services.length} + 1], 'REFERRAL', 'OWNER_PROVIDE', 'unit',
      'single', false, (case when n % 100 < 94 then 'success' when n % 100 < 97 then 'cancel'
        when n % 100 < 99 then 'failed' else 'refund' end)::orders.status,
      ${words}, 1, 1, 1, 0, 0, 0, 1, false, 0, 1, false, at, at, at
    from past`)
  await run(`insert into orders.timeline (order_id, at, by, event, to_status)
    select id, at, 'operator', 'delivered', 'success' from past`)
}

/** The deposits' transfers, and one in a thousand that is ignored or unmatched. */
async function insertTransfers(run: Run): Promise<void> {
  await run(`insert into deposits.transfers (id, feed, external_id, bank_reference, account_number, status, currency, amount,
      content, sender, payer, happened_at, received_at, customer_id, credited, reason)
    select id, 'sepay', n::text, 'FT' || n, '0123456789', case when day % 10 = 1 then 'credited' when n % 10000 = 0 then 'unmatched' else 'ignored' end, 'VND', 2,
      'NAP' || code, 'BENCH', code, at, at, case day % 10 when 1 then customer_id end, case day % 10 when 1 then 2 end,
      case when day % 10 <> 1 and n % 10000 = 0 then 'no-customer' end
    from past where day % 10 = 1 or n % 1000 = 0`)
  await run(`insert into deposits.transfer_counts (day, feed, status, transfers)
    select (received_at at time zone 'UTC')::date, feed, status, count(*) from deposits.transfers group by 1, 2, 3`)
}

async function insertPostings(run: Run): Promise<void> {
  await run(`insert into ledger.transactions (id, code, kind, reference, created_at) overriding system value
    select transaction - is_deposit, 'TX-' || code || case is_deposit when 1 then '234' else '567' end,
      case when is_deposit = 0 then 'order_ref' when day % 10 = 1 then 'bank_deposit' else 'deposit' end,
      case is_deposit when 1 then 'sepay:' || n else left(replace(id::text, '-', ''), 10) || 'RM-' || code end, at
    from (select *, generate_series(day % 2, 0, -1) as is_deposit from past) as it`)
  await run(`select setval(pg_get_serial_sequence('ledger.transactions', 'id'), max(id)) from ledger.transactions`)
  await run(`insert into ledger.accounts (path) values ('house:sales'), ('house:deposits:bank') on conflict do nothing`)
  const house = (path: string) => `(select id from ledger.accounts where path = 'house:${path}')`
  await run(`insert into ledger.entries (transaction_id, account_id, amount, balance_after, created_at)
    select transaction - is_deposit,
      case when is_customer then account_id when is_deposit = 1 then ${house('deposits:bank')} else ${house('sales')} end,
      case when is_customer then 1 else -1 end * case is_deposit when 1 then 2 else -1 end,
      case when is_customer then balance + case is_deposit when 1 then 2 else day % 2 end end, at
    from (select *, leg / 2 as is_deposit, leg % 2 = 1 as is_customer
      from (select *, generate_series(2 * (day % 2) + 1, 0, -1) as leg from past) as it) as it`)
}
