import { reviewServices } from '../server/src/features/suppliers/review-services.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { loadInBulk, type Run } from './bulk-load.ts'
import { customerId } from './customers.ts'

const tables =
  'suppliers.dispatches, suppliers.exchanges, suppliers.offers, warranty.claims, partners.partners, partners.proposals'

/** One order in ten went to a supplier, one in fifty has a claim; one customer in a hundred is a partner. */
const [SUPPLIED, CLAIMED, PARTNERS] = [10, 50, 100]
const [OFFERS, TOP_UPS] = [5_000, 200]
/** As many as a service may have. */
const SOURCES = 5

/**
 * Adds supplier data to past orders: dispatches with costs and exchanges, warranty claims, and partners with a proposal
 * each. For open orders it is unclear whether the supplier has them. One in a hundred claims and proposals waits.
 */
export async function addSupplyHistory(owner: Database): Promise<void> {
  const { rows } = await owner.pool.query<{ id: string }>(`
    insert into suppliers.suppliers (name, kind, url, key, currency, dong_each, status)
    values ('Panel', 'panel-v2', 'https://panel.invalid/api/v2', '', 'USD', 25000, 'paused') returning id`)
  const supplier = `'${rows[0]?.id}'::uuid`
  await loadInBulk(owner, tables, async (run) => {
    await run('create unlogged table past as select *, row_number() over (order by id) as n from orders.orders')
    await insertOffers(run, supplier)
    await insertDispatches(run, supplier)
    await run(`insert into warranty.claims (id, order_id, customer_id, service_id, amount, text, status, claimed_at, decided_at)
      select gen_random_uuid(), id, customer_id, service_id, 1, 'It is broken',
        case when n % ${CLAIMED * 100} = 0 then 'waiting' else 'replaced' end, created_at,
        case when n % ${CLAIMED * 100} = 0 then null else created_at + interval '1 hour' end
      from past where n % ${CLAIMED} = 0`)
    await insertPartners(run)
    await run('drop table past')
    await insertSources(run, supplier)
  })
  // Creates the proposals from real changes, as the scheduled job does: that job would withdraw invented ones.
  await reviewServices(owner)
}

/**
 * Sources come from the supplier's first offers, which it has since renamed. New names wait for an operator even if the
 * supplier is paused, new prices do not. It is paused because there is no server to call. So customers can order none
 * of these services.
 */
async function insertSources(run: Run, supplier: string): Promise<void> {
  const fields = { link: { from: 'value', value: 'https://t.me/bench' }, quantity: { from: 'amount' } }
  const supplied = `service_type = 'REFERRAL' and billing = 'unit' and mode = 'single' and not stocked`
  await run(`insert into suppliers.sources (service_id, position, supplier_id, offer_id, fields, factor_percent, offer_name)
    select id, i, ${supplier}, i::text, '${JSON.stringify(fields)}', 200, 'Members ' || i
    from catalog.services, generate_series(1, ${SOURCES}) i where ${supplied}`)
  // Known for a while, so no alert goes out.
  await run(`update catalog.services set supplied = true, unsupplied_since = now() where ${supplied}`)
}

/** The supplier's list, its hourly balances, and top-ups. */
async function insertOffers(run: Run, supplier: string): Promise<void> {
  await run(`insert into suppliers.offers (supplier_id, id, name, type, category, rate, min, max, can_refill, can_cancel, seen_at)
    select ${supplier}, i::text, 'Telegram members ' || i, 'Default', 'Telegram', 0.04, 10, 10000, true, true, now()
    from generate_series(1, ${OFFERS}) i`)
  await run(`insert into suppliers.exchanges (supplier_id, at, action, request, answer, outcome, milliseconds)
    select ${supplier}, now() - i * interval '1 hour', 'balance', 'action=balance', '{"balance":"1"}', 'done', 90
    from generate_series(2400, 1, -1) i`)
  await run(`insert into suppliers.top_ups (supplier_id, amount, currency, dong, paid_from, reference, status, noted_by, noted_at, ended_by,
      ended_at, reason)
    select ${supplier}, 10, 'USD', 250000, 'bank', 'FT' || i, 'withdrawn', '${customerId(1)}', now() - i * interval '1 hour', '${customerId(1)}',
      now(), 'Noted twice'
    from generate_series(1, ${TOP_UPS}) i`)
}

/** Each cost one dong in the ledger: its transaction follows that of its order. */
async function insertDispatches(run: Run, supplier: string): Promise<void> {
  const isOpen = `status in ('pending', 'in-progress')`
  await run(`insert into suppliers.dispatches (order_id, service_id, amount, state, supplier_id, offer_id, external_id, sent_at,
      status, charge, currency, dong_each, cost, cost_postings, waits_since, due_at, told_at, created_at)
    select id, service_id, amount, case when ${isOpen} then 'unclear' else 'done' end, ${supplier}, '1', n::text,
      created_at, 'Completed', 0.00004, 'USD', 25000, case when ${isOpen} then null else 1 end, case when ${isOpen} then 0 else 1 end,
      created_at, created_at, created_at, created_at
    from past where n % ${SUPPLIED} = 0 or status = 'in-progress'`)
  await run(`insert into suppliers.exchanges (supplier_id, order_id, at, action, request, answer, outcome, milliseconds)
    select supplier_id, order_id, created_at, 'add', 'action=add', '{"order":1}', 'done', 90 from suppliers.dispatches order by order_id`)
  await run(`insert into suppliers.costs (supplier_id, cost, postings)
    select ${supplier}, sum(cost), sum(cost_postings) from suppliers.dispatches`)
  await run(`create unlogged table costs as
    select t.id + 1 as id, o.id as order_id, o.code, o.created_at as at from suppliers.dispatches d join past o on o.id = d.order_id
    join ledger.transactions t on t.kind = 'order_ref' and t.reference = left(replace(o.id::text, '-', ''), 10) || o.code
    where d.cost_postings = 1`)
  await run(`insert into ledger.transactions (id, code, kind, reference, details, created_at) overriding system value
    select id, 'TX-' || substr(code, 4) || '890', 'supplier_cost', order_id || ':1',
      jsonb_build_object('orderCode', code, 'supplierId', ${supplier}), at from costs order by id`)
  await run(`select setval(pg_get_serial_sequence('ledger.transactions', 'id'), max(id)) from ledger.transactions`)
  await run(
    `insert into ledger.accounts (path) values ('house:cost-of-sales'), ('house:suppliers') on conflict do nothing`,
  )
  await run(`insert into ledger.entries (transaction_id, account_id, amount, created_at)
    select costs.id, a.id, case a.path when 'house:suppliers' then 1 else -1 end, at from costs
    join ledger.accounts a on a.path in ('house:cost-of-sales', 'house:suppliers') order by costs.id`)
  await run('drop table costs')
}

async function insertPartners(run: Run): Promise<void> {
  await run(`insert into partners.partners (user_id, state, offer, contact, applied_at, decided_at, share)
    select id, case when n % 10000 = 0 then 'applied' else 'partner' end, 'Proxies', '@partner', created_at,
      case when n % 10000 = 0 then null else created_at end, case when n % 10000 = 0 then null else 70 end
    from (select *, row_number() over (order by id) as n from accounts.users) as it where n % ${PARTNERS} = 0`)
  const draft = {
    ...{
      category: 'proxy',
      unit: 'unit',
      billing: 'unit',
      price: 1_000,
      minAmount: 1,
      maxAmount: 100,
      deliveryHours: 1,
    },
    ...{ warrantyDays: null, texts: { en: { name: 'Proxies', description: 'Proxies of my own' } } },
  }
  await run(`insert into partners.proposals (id, partner_id, is_new, state, draft, proposed_at, decided_at, reason)
    select gen_random_uuid(), user_id, true, case when n % 100 = 1 then 'waiting' else 'refused' end, '${JSON.stringify(draft)}', applied_at,
      case when n % 100 <> 1 then applied_at end, case when n % 100 <> 1 then 'Not now' end
    from (select *, row_number() over (order by user_id) as n from partners.partners) as it`)
}
