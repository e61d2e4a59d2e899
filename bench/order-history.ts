import type { Database } from '../server/src/platform/db/database.ts'
import { CUSTOMERS, customerIdSql } from './customers.ts'

const tables = 'orders.orders, orders.events, ledger.transactions, ledger.entries'

/**
 * A past of so many orders a customer, an even number, that were paid and delivered, and that the books agree with: three
 * entries an order, because every second one came with a deposit. Written as it would have grown, the customers in turn, so that
 * the rows of one are far from each other.
 */
export async function addOrderHistory(owner: Database, serviceId: string, each: number): Promise<void> {
  const run = (text: string) => owner.pool.query(text)
  const nth = `(${each} * 100000000::bigint + i * ${CUSTOMERS} + c)`
  const id = `('00000000-0000-7000-9000-' || lpad(to_hex(${nth}), 12, '0'))::uuid`
  const code = `'P' || to_hex(${nth})`
  const at = `now() - make_interval(hours => ${each} - i)`
  // One series, so that rows are written in this order without sorting them.
  const series = `generate_series(0, ${each * CUSTOMERS - 1}) n
    cross join lateral (select n / ${CUSTOMERS} + 1 as i, n % ${CUSTOMERS} + 1 as c) as it`
  await run("set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '512MB'")
  // No trigger and no foreign key looks at each of these rows, and indexes are made afterwards.
  await run('set session_replication_role = replica')
  const indexes = await dropIndexes(owner)
  await run(`insert into orders.orders (id, code, customer_id, service_id, service_type, provider, billing, order_type,
      pre_order, status, contact_info, note, unit_price, amount, subtotal, tier_percent, tier_discount, code_discount,
      total, holds_code, reserved, done, links_deleted, created_at, started_at, finished_at)
    select ${id}, ${code}, ${customerIdSql('c')}, '${serviceId}', 'REFERRAL', 'OWNER_PROVIDE', 'unit',
      'single', false, 'success', '@bench', '', 1, 1, 1, 0, 0, 0, 1, false, 0, 1, false, ${at}, ${at}, ${at}
    from ${series}`)
  await run(`insert into orders.events (order_id, by, event, from_status, to_status)
    select ${id}, 'operator', 'delivered', 'in-progress', 'success' from ${series}`)
  await run(`insert into ledger.accounts (path) values ('house:sales') on conflict do nothing`)
  const { rows } = await owner.pool.query<{ last: string }>(
    'select coalesce(max(id), 0)::bigint as last from ledger.transactions',
  )
  // A deposit has the number before that of its order.
  const transaction = `(${rows[0]?.last ?? 0} + 2 * ((i - 1) * ${CUSTOMERS} + c))`
  await run(`insert into ledger.transactions (id, code, kind, reference, details, created_at) overriding system value
    select ${transaction} - is_deposit, ${code} || case is_deposit when 1 then 'd' else '' end,
      case is_deposit when 1 then 'deposit' else 'order_ref' end, ${id}::text,
      case is_deposit when 1 then '{}' else jsonb_build_object('orderCode', ${code}) end, ${at}
    from ${series} cross join lateral generate_series(i % 2, 0, -1) is_deposit`)
  await run(`select setval(pg_get_serial_sequence('ledger.transactions', 'id'), max(id)) from ledger.transactions`)
  await run(`insert into ledger.entries (transaction_id, account_id, amount, balance_after, created_at)
    select ${transaction} - is_deposit, leg.account_id, leg.amount, leg.balance_after, ${at}
    from ${series}
    cross join (
      select array_agg(id order by id) filter (where balance is not null) as ids,
        array_agg(balance order by id) filter (where balance is not null) as balances,
        max(id) filter (where path = 'house:sales') as house
      from ledger.accounts) as a
    cross join lateral generate_series(i % 2, 0, -1) is_deposit
    cross join lateral unnest(array[ids[c], house],
      case is_deposit when 1 then array[2, -2] else array[-1, 1] end,
      array[balances[c] + case is_deposit when 1 then 2 else i % 2 end, null]) as leg (account_id, amount, balance_after)`)
  await run(`update ledger.accounts set deposited = deposited + ${each} where balance is not null`)
  for (const index of indexes) await run(index)
  await run('set session_replication_role = origin; set synchronous_commit = on')
  await run(`vacuum analyze ${tables}, ledger.accounts`)
  // What follows must not be measured while this is still being written to disk.
  await run('checkpoint')
}

/** Drops the indexes of these tables that are no promise; returns the statements that make them again. */
async function dropIndexes(owner: Database): Promise<string[]> {
  const { rows } = await owner.pool.query<{ name: string; statement: string }>(`
    select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as statement from pg_index
    where indrelid = any (string_to_array('${tables}', ', ')::regclass[]) and not indisunique`)
  if (rows.length) await owner.pool.query(`drop index ${rows.map((it) => it.name).join(', ')}`)
  return rows.map((it) => it.statement)
}
