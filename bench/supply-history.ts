import type { Database } from '../server/src/platform/db/database.ts'
import { loadInBulk } from './bulk-load.ts'

const tables = 'suppliers.dispatches, warranty.claims, partners.partners, partners.proposals'

/** One in so many orders went to a supplier, one in so many was claimed for; one in so many customers is a partner. */
const [SUPPLIED, CLAIMED, PARTNERS] = [10, 50, 100]

/**
 * What of a past of orders went to a supplier, what of it was claimed for under warranty, and partners with a proposal each. One in a hundred
 * of each still waits.
 */
export async function addSupplyHistory(owner: Database): Promise<void> {
  const { rows } = await owner.pool.query<{ id: string }>(`
    insert into suppliers.suppliers (name, kind, url, key, currency, dong_each, status)
    values ('Panel', 'panel-v2', 'https://panel.invalid/api/v2', '', 'USD', 25000, 'paused') returning id`)
  const supplierId = rows[0]?.id
  await loadInBulk(owner, tables, async (run) => {
    await run('create unlogged table past as select *, row_number() over (order by id) as n from orders.orders')
    await run(`insert into suppliers.dispatches (order_id, service_id, amount, state, supplier_id, offer_id, external_id, sent_at,
        status, cost, waits_since, due_at, told_at, created_at)
      select id, service_id, amount, case when n % ${SUPPLIED * 100} = 0 then 'stuck' else 'done' end, '${supplierId}', '1', n::text,
        created_at, 'Completed', 1, created_at, created_at, created_at, created_at
      from past where n % ${SUPPLIED} = 0`)
    await run(`insert into warranty.claims (id, order_id, customer_id, service_id, amount, text, status, claimed_at, decided_at)
      select gen_random_uuid(), id, customer_id, service_id, 1, 'It is broken',
        case when n % ${CLAIMED * 100} = 0 then 'waiting' else 'replaced' end, created_at,
        case when n % ${CLAIMED * 100} = 0 then null else created_at + interval '1 hour' end
      from past where n % ${CLAIMED} = 0`)
    await run(`insert into partners.partners (user_id, state, offer, contact, applied_at, decided_at, share)
      select id, case when n % 10000 = 0 then 'applied' else 'partner' end, 'Proxies', '@partner', created_at,
        case when n % 10000 = 0 then null else created_at end, case when n % 10000 = 0 then null else 70 end
      from (select *, row_number() over (order by id) as n from accounts.users) as it where n % ${PARTNERS} = 0`)
    await run(`insert into partners.proposals (id, partner_id, is_new, state, draft, proposed_at, decided_at, reason)
      select gen_random_uuid(), user_id, true, 'refused', '{}', applied_at, applied_at, 'Not now' from partners.partners`)
    await run('drop table past')
  })
}
