import { askStates } from '../server/src/features/suppliers/ask-states.ts'
import { sealSupplierKey } from '../server/src/features/suppliers/secrets.ts'
import { startPanelStandIn } from '../server/src/outside/panel-v2/stand-in.ts'
import type { PanelStandIn } from '../server/src/outside/panel-v2/stand-in-types.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { createLog } from '../server/src/platform/log.ts'
import { openBenchDatabase } from './bench-database.ts'
import type { Figures } from './report.ts'

const ORDERS = 10_000
const SUPPLIERS = 2
const NODES = 2
const LONGEST_S = 90

/**
 * Two nodes check ten thousand open orders once, at two suppliers that allow sixty calls a minute. Fails if a supplier
 * refuses a call.
 */
export async function measureSuppliers(): Promise<Figures> {
  const database = await openBenchDatabase(8)
  const { owner } = database
  const secretsKeys = { current: 1, byVersion: new Map([[1, database.secret]]) }
  const panels = await Promise.all(Array.from({ length: SUPPLIERS }, () => startPanelStandIn()))
  try {
    const ids = await Promise.all(panels.map((it) => fill(owner, it, sealSupplierKey(it.access.key, secretsKeys))))
    // As in a demo shop, whose suppliers may have any address.
    const access = { secretsKeys, demoPassword: '', publicUrl: '', botAllowHosts: new Set<string>() }
    const context = { db: owner, log: createLog('silent', 'bench') }
    const began = performance.now()
    // A run ends before the minute does; the next minute starts another.
    while ((await countDue(owner)) > 0)
      await Promise.all(
        ids.flatMap((supplierId) => Array.from({ length: NODES }, () => askStates({ supplierId }, context, access))),
      )
    const seconds = (performance.now() - began) / 1_000
    const calls = panels.map((it) => it.calls('status'))
    const refused = panels.reduce((all, it) => all + it.refusedCalls, 0)
    if (refused > 0) throw new Error(`${refused} calls were refused as too many`)
    if (seconds > LONGEST_S) throw new Error(`it took ${Math.round(seconds)} s`)
    return {
      'open orders': ORDERS,
      'seconds until each was asked for': Math.round(seconds * 10) / 10,
      'calls, by supplier': calls.join(', '),
      'calls refused as too many': refused,
    }
  } finally {
    await Promise.all(panels.map((it) => it.close()))
    await owner.close()
    await database.stop()
  }
}

async function countDue(owner: Database): Promise<number> {
  const { count } = await owner.transaction((tx) =>
    tx.get<{ count: number }>(
      sql`select count(*)::int as count from suppliers.dispatches where state = 'sent' and asked_at is null`,
    ),
  )
  return count
}

/** A supplier with its part of the orders. All are in their final state, and so old that none is due twice. */
async function fill(owner: Database, panel: PanelStandIn, key: Buffer): Promise<string> {
  const count = ORDERS / SUPPLIERS
  for (let order = 1; order <= count; order++)
    panel.orders.set(order, {
      order,
      service: 1,
      fields: {},
      addedAt: 0,
      status: 'Pending',
      charge: '0.09',
      startCount: 0,
      remains: 100,
    })
  return owner.transaction(async (tx) => {
    const { id } = await tx.get<{ id: string }>(sql`
      insert into suppliers.suppliers (name, kind, url, key, currency, dong_each)
      values ('Panel', 'panel-v2', ${panel.access.url}, ${key}, 'USD', 25000) returning id`)
    await tx.run(sql`
      insert into suppliers.dispatches (order_id, service_id, amount, state, supplier_id, offer_id, units_each, quantity,
        external_id, sent_at, dong_each, status, start_count, remains, charge)
      select gen_random_uuid(), gen_random_uuid(), 10, 'sent', ${id}, '1', 10, 100, n::text, now() - interval '1 day', 25000, 'Pending', 0, 100, 0.09
      from generate_series(1, ${count}::int) as n`)
    return id
  })
}
