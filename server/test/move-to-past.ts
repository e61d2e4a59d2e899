import { sql } from '#platform/db/sql.ts'
import type { TestServer } from './test-server.ts'

/** Moves all existing postings, prices, orders and records this many days into the past. */
export async function moveToPast(server: TestServer, days: number): Promise<void> {
  const earlier = sql`created_at = created_at - make_interval(days => ${days})`
  await server.owner.transaction(async (tx) => {
    // Neither the ledger nor the audit log allows changes, and orders keep their ids.
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`update ledger.transactions set ${earlier}`)
    await tx.run(sql`update ledger.entries set ${earlier}`)
    await tx.run(sql`update audit.entries set ${earlier}`)
    await tx.run(sql`update catalog.price_changes set at = at - make_interval(days => ${days})`)
    await tx.run(sql`update orders.orders set ${earlier}, finished_at = finished_at - make_interval(days => ${days}), id = overlay(id::text placing
      regexp_replace(lpad(to_hex(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint - ${days}::bigint * 86400000), 12, '0'),
        '^(.{8})', '\\1-') from 1 for 13)::uuid`)
  })
}
