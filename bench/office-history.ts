import type { Database } from '../server/src/platform/db/database.ts'
import { loadInBulk, type Run } from './bulk-load.ts'
import { customerId } from './customers.ts'

const tables =
  'audit.entries, audit.search_texts, conversations.conversations, conversations.messages, referrals.commissions, payouts.payouts, deposits.bank_claims, deposits.claims, deposits.manual_credits, ' +
  'accounts.customer_notes, accounts.sent_mails, notifications.items, newsletter.readers'

/** One order in 500 waits to be taken, one in 1,000 to be delivered. */
const [PENDING, IN_PROGRESS] = [500, 1_000]

/**
 * Records of people's work on past orders. An operator delivered every second one, with audit entries. Customers got
 * notifications, wrote messages, earned commissions, and requested payouts, missing transfers and disputed ones. Staff
 * requested credits and cancelled them. One in a hundred still waits. No money moved.
 */
export async function addOfficeHistory(owner: Database): Promise<void> {
  const staff = `'${customerId(1)}'::uuid`
  await loadInBulk(owner, tables, async (run) => {
    await run(`create unlogged table past as
      select *, lag(customer_id, 7) over (order by id) as referrer_id, row_number() over (order by id) as n from orders.orders`)
    await run(`insert into audit.entries (operator_id, action, subject, details, address, created_at)
      select ${staff}, 'orders.deliver', id::text, jsonb_build_object('order', code, 'customerId', customer_id,
        'from', 'in-progress', 'to', status, 'refunded', 0, 'restocked', 0), '203.0.113.7', finished_at
      from past where n % 2 = 0 order by n`)
    await run(`insert into audit.search_texts (entry_id, search_text)
      select id, lower(details->>'order') || E'\\n203.0.113.7' from audit.entries where action = 'orders.deliver'`)
    await insertConversations(run, staff)
    await run(`insert into referrals.commissions (order_id, order_code, referrer_id, referred_id, percent, amount, status, created_at, held_until,
        settled_at)
      select id, code, referrer_id, customer_id, 5, 1, case when n % 1000 = 0 then 'suspicious' else 'refused' end, created_at,
        created_at + interval '7 days', case when n % 1000 = 0 then null else created_at end
      from past where n % 10 = 0`)
    await run(`insert into payouts.payouts (id, code, customer_id, kind, status, amount, way, bank_bin, account, account_name, asked_at, reason,
        decided_by, decided_at)
      select id, 'PO-' || n, customer_id, 'commission', 'refused', 200000, 'bank', '970436', '0123456789', 'BENCH', created_at,
        'Unknown account', ${staff}, created_at + interval '1 hour'
      from past where n % 100 = 0`)
    await run(`insert into deposits.bank_claims (id, customer_id, reference, amount, sent_on, status, claimed_at, reason, decided_by, decided_at)
      select id, customer_id, 'FT' || n || 'X', 100000, created_at::date, case when n % 10000 = 0 then 'waiting' else 'refused' end, created_at,
        case when n % 10000 <> 0 then 'Nothing arrived' end, case when n % 10000 <> 0 then ${staff} end,
        case when n % 10000 <> 0 then created_at + interval '1 hour' end
      from past where n % 100 = 0`)
    await insertClaimedTransfers(run)
    await run(`insert into deposits.manual_credits (id, kind, status, customer_id, amount, reason, asked_by, asked_at, within_cap, decided_by,
        decided_at)
      select id, 'gift', case when n % 10000 = 0 then 'waiting' else 'cancelled' end, customer_id, 60000000, 'Sorry for the wait',
        ${staff}, created_at, false, case when n % 10000 <> 0 then ${staff} end, case when n % 10000 <> 0 then created_at + interval '1 hour' end
      from past where n % 100 = 0`)
    await run(`insert into notifications.items (user_id, key, news, at)
      select customer_id, id::text, jsonb_build_object('kind', 'order-changed', 'orderId', id, 'orderCode', code, 'orderStatus', status,
        'refunded', 0), finished_at
      from past where n % 3 = 0 order by n`)
    await run('drop table past')
    await insertAboutCustomers(run, staff)
  })
  await openSomeOrders(owner)
}

/** Every twentieth order has a conversation. */
async function insertConversations(run: Run, staff: string): Promise<void> {
  await run(`insert into conversations.conversations (id, customer_id, order_id, status, waiting_since, last_at)
    select id, customer_id, id, case when n % 2000 = 0 then 'open' else 'closed' end, case when n % 2000 = 0 then created_at end, created_at
    from past where n % 20 = 0`)
  await run(`insert into conversations.messages (conversation_id, author, author_id, text, at)
    select id, author, case author when 'customer' then customer_id else ${staff} end, text, created_at
    from past, (values ('customer', 'When will it be done?'), ('staff', 'Within the hour.')) as said (author, text)
    where n % 20 = 0 and (author = 'customer' or n % 2000 <> 0) order by n`)
}

/**
 * Binance transfers with unknown contents and two claims each; for most, an operator found that neither claim is right.
 */
async function insertClaimedTransfers(run: Run): Promise<void> {
  // As old as its order, which may already have a transfer.
  const transferId = `overlay(id::text placing 'a' from 20 for 1)::uuid`
  await run(`insert into deposits.transfers (id, feed, external_id, status, currency, amount, content, sender, payer, happened_at, received_at,
      reason, note)
    select ${transferId}, 'binance', 'B' || n, case when n % 10000 = 0 then 'unmatched' else 'ignored' end, 'USDT', 10, '', 'BENCH', 'binance:' || n,
      created_at, created_at, 'no-customer', case when n % 10000 = 0 then '' else 'Sent by somebody else' end
    from past where n % 100 = 0`)
  await run(`insert into deposits.transfer_counts (day, feed, status, transfers)
    select (received_at at time zone 'UTC')::date, feed, status, count(*) from deposits.transfers where feed = 'binance' group by 1, 2, 3`)
  await run(`insert into deposits.claims (transfer_id, customer_id, claimed_at, doubt)
    select ${transferId}, claimed_by, created_at + interval '1 hour', 'several-claims'
    from past, unnest(array[customer_id, referrer_id]) as claimed_by where n % 100 = 0`)
}

async function insertAboutCustomers(run: Run, staff: string): Promise<void> {
  await run(`insert into accounts.customer_notes (id, customer_id, author_id, text, created_at)
    select gen_random_uuid(), id, ${staff}, 'Pays on time', created_at from accounts.users where right(id::text, 1) = '0'`)
  await run(`insert into accounts.sent_mails (user_id, kind, sent_at)
    select id, kind, created_at from accounts.users, unnest(array['activate', 'reset']) as kind`)
  await run(`insert into newsletter.readers (email, language, asked_at, expires_at, confirmed_at)
    select email, 'vi', created_at, created_at + interval '2 days', created_at from accounts.users where right(id::text, 1) in ('3', '7')`)
  await run(`update accounts.users set status = 'blocked' where right(id::text, 2) = '42'`)
  // Every hundredth customer referred twenty others.
  await run(`update accounts.users it set referred_by = by.id from accounts.users by
    where right(it.id::text, 2)::int between 1 and 20 and right(by.id::text, 9)::int = (right(it.id::text, 9)::int / 100 + 1) * 100`)
}

/** Ended orders are final, so it disables the trigger that guards them. */
async function openSomeOrders(owner: Database): Promise<void> {
  await owner.pool.query(`set session_replication_role = replica;
    update orders.orders o set finished_at = null, done = 0, status = it.status::orders.status,
      started_at = case it.status when 'in-progress' then created_at end, expires_at = now() + interval '30 days'
    from (select id, case when n % ${PENDING} = 0 then 'pending' else 'in-progress' end as status
      from (select id, row_number() over (order by id) as n from orders.orders where status = 'success') as it
      where n % ${PENDING} = 0 or n % ${IN_PROGRESS} = 1) as it
    where o.id = it.id;
    set session_replication_role = origin`)
  await owner.pool.query('vacuum analyze orders.orders')
}
