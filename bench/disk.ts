import { demoServices } from '../server/src/demo-services.ts'
import { seedServices } from '../server/src/features/catalog/index.ts'
import { createRequest, insertPaidOrders, type PlacedOrder } from '../server/src/features/orders/place-queries.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { Refusal } from '../server/src/platform/refusal.ts'
import { openBenchDatabase } from './bench-database.ts'
import { cheapService } from './bench-shop.ts'
import { CUSTOMERS, customerId, openCustomers } from './customers.ts'

const ROUNDS = 60
const ORDERS_A_ROUND = 320
const GROUP = 16
const OPERATOR = customerId(1)

/**
 * Bytes on disk per order, by table and index, with its ledger entries and timeline. Orders are placed in groups, begun
 * some rounds later and delivered after that, as in a shop. Vacuums as often as PostgreSQL would.
 */
export async function measureDisk(): Promise<Record<string, number>> {
  const database = await openBenchDatabase()
  const { owner } = database
  try {
    await owner.transaction((tx) => seedServices(tx, demoServices))
    await openCustomers(owner)
    const serviceId = await cheapService(owner)
    await owner.pool.query('set synchronous_commit = off')
    await owner.pool.query('vacuum full orders.orders, orders.timeline, ledger.transactions, ledger.entries')
    const before = await sizes(owner)
    const share = await vacuumedShare(owner)
    let dead = 0
    const rounds: PlacedOrder[][] = []
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push(await placeRound(owner, serviceId))
      await moveRound(owner, rounds[round - 2], 'in-progress')
      await moveRound(owner, rounds[round - 4], 'success')
      dead += 2 * ORDERS_A_ROUND
      if (dead > 50 + share * ORDERS_A_ROUND * round) {
        await owner.pool.query('vacuum analyze orders.orders')
        dead = 0
      }
    }
    const after = await sizes(owner)
    const each = [...after].map(([name, bytes]) => [name, bytes - (before.get(name) ?? 0)] as const)
    const perOrder = (bytes: number) => Number((bytes / ROUNDS / ORDERS_A_ROUND).toFixed(1))
    return {
      ...Object.fromEntries(each.filter(([, bytes]) => bytes > 0).map(([name, bytes]) => [name, perOrder(bytes)])),
      'bytes an order': perOrder(each.reduce((sum, [, bytes]) => sum + bytes, 0)),
    }
  } finally {
    await owner.close()
    await database.stop()
  }
}

async function placeRound(owner: Database, serviceId: string): Promise<PlacedOrder[]> {
  const placed: PlacedOrder[] = []
  while (placed.length < ORDERS_A_ROUND) {
    const orders = Array.from({ length: GROUP }, () => orderOf(serviceId))
    for (const outcome of await owner.transaction((tx) => insertPaidOrders(tx, orders))) {
      if (outcome instanceof Refusal) throw outcome
      placed.push(outcome)
    }
  }
  return placed
}

const orderOf = (serviceId: string) => {
  const userId = customerId(1 + Math.floor(Math.random() * CUSTOMERS))
  const form = { serviceId, amount: 1, contactInfo: '@customer' }
  return createRequest({ caller: { userId }, request: { language: 'en' } }, form, {})
}

/** The writes of an operator's actions (`moveOrder`), each in its own transaction. */
async function moveRound(owner: Database, orders: readonly PlacedOrder[] | undefined, to: 'in-progress' | 'success') {
  if (!orders) return
  const change =
    to === 'success'
      ? "status = 'success', done = amount, finished_at = now()"
      : "status = 'in-progress', started_at = now(), expires_at = null"
  const line = to === 'success' ? "'delivered', 'success', 1" : "'started', 'in-progress', null"
  await owner.pool.query(`do $$ declare it uuid; begin
    foreach it in array '{${orders.map(({ id }) => id).join()}}'::uuid[] loop
      update orders.orders set ${change} where id = it;
      insert into orders.timeline (order_id, by, by_id, event, to_status, done)
        values (it, 'operator', '${OPERATOR}', ${line});
      commit;
    end loop;
  end $$`)
}

/** The changed part of the orders at which PostgreSQL vacuums them. */
async function vacuumedShare(owner: Database): Promise<number> {
  const { share } = await owner.transaction((tx) =>
    tx.get<{ share: number }>(sql`
      select coalesce(
        (select option_value from pg_options_to_table(reloptions) where option_name = 'autovacuum_vacuum_scale_factor'),
        current_setting('autovacuum_vacuum_scale_factor'))::float8 as share
      from pg_class where oid = 'orders.orders'::regclass`),
  )
  return share
}

/** Bytes of the tables that keep an order for ever, and of each of their indexes. */
async function sizes(owner: Database): Promise<Map<string, number>> {
  const rows = await owner.transaction((tx) =>
    tx.all<{ name: string; bytes: number }>(sql`
      select t.oid::regclass || coalesce(', ' || i.relname, '') as name,
        pg_relation_size(coalesce(i.oid, t.oid))::bigint
          + case when i.oid is null and t.reltoastrelid <> 0 then pg_total_relation_size(t.reltoastrelid) else 0 end as bytes
      from unnest(array['orders.orders', 'orders.timeline', 'ledger.transactions', 'ledger.entries']::regclass[]) with ordinality as kept (oid, nth)
      join pg_class t on t.oid = kept.oid
      left join lateral (
        select null::oid as oid, null::name as relname
        union all select c.oid, c.relname from pg_index x join pg_class c on c.oid = x.indexrelid where x.indrelid = t.oid) as i on true
      order by kept.nth, i.relname nulls first`),
  )
  return new Map(rows.map(({ name, bytes }) => [name, bytes]))
}
