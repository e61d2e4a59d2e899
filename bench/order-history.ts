import type { Database } from '../server/src/platform/db/database.ts'
import { CUSTOMERS, customerIdSql } from './customers.ts'

/** A past of so many orders a customer that were paid and delivered, and that the books agree with. */
export async function addOrderHistory(owner: Database, serviceId: string, each: number): Promise<void> {
  const run = (text: string) => owner.pool.query(text)
  const id = `('00000000-0000-7000-' || ${9_000 + each} || '-' || lpad((c * 1000 + i)::text, 12, '0'))::uuid`
  const past = `past${each}x`
  const series = `generate_series(1, ${CUSTOMERS}) c, generate_series(1, ${each}) i`
  await run('set statement_timeout = 0')
  await run(`insert into orders.orders (id, code, customer_id, service_id, service_type, provider, billing, order_type,
      pre_order, status, contact_info, note, unit_price, amount, subtotal, tier_percent, tier_discount, code_discount,
      total, holds_code, reserved, done, created_at, started_at, finished_at)
    select ${id}, '${past}' || c || '-' || i, ${customerIdSql('c')}, '${serviceId}', 'REFERRAL', 'OWNER_PROVIDE', 'unit',
      'single', false, 'success', '@bench', '', 1, 1, 1, 0, 0, 0, 1, false, 0, 1,
      now() - make_interval(hours => i), now() - make_interval(hours => i), now() - make_interval(hours => i)
    from ${series}`)
  await run(`insert into orders.events (order_id, by, event, from_status, to_status)
    select id, 'operator', 'delivered', 'in-progress', 'success' from orders.orders where code like '${past}%'`)
  await run(`insert into ledger.accounts (path) values ('house:sales') on conflict do nothing`)
  await run(`insert into ledger.transactions (code, kind, reference, details)
    select code, 'order_ref', id, jsonb_build_object('orderCode', code) from orders.orders where code like '${past}%'`)
  await run(`insert into ledger.entries (transaction_id, account_id, amount, balance_after)
    select t.id, a.id, -1, a.balance - row_number() over (partition by a.id order by t.id)
    from ledger.transactions t join orders.orders o on o.id = t.reference::uuid
    join ledger.accounts a on a.path = 'customer:' || o.customer_id || ':available' where t.code like '${past}%'`)
  await run(`insert into ledger.entries (transaction_id, account_id, amount)
    select t.id, (select id from ledger.accounts where path = 'house:sales'), 1 from ledger.transactions t
    where t.code like '${past}%'`)
  await run(`update ledger.accounts set balance = balance - ${each} where balance is not null`)
  await run('vacuum analyze orders.orders, orders.events, ledger.entries, ledger.transactions, ledger.accounts')
  // What follows must not be measured while this is still being written to disk.
  await run('checkpoint')
}
