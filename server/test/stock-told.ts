import { alertRequested } from '#platform/alert-staff.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from './eventually.ts'
import type { TestServer } from './test-server.ts'

/** The free items in each alert about a service, in order, after all alerts have gone out. */
export async function stockTold(server: TestServer, serviceId: string): Promise<number[]> {
  const { name } = alertRequested
  const isDone = sql`
    select not exists (select from platform.outbox where name = ${name})
      and not exists (select from graphile_worker.jobs where task_identifier = ${name}) as "isDone"`
  await eventually(async () => (await server.owner.transaction((tx) => tx.get<{ isDone: boolean }>(isDone))).isDone)
  const rows = await server.owner.transaction((tx) =>
    tx.all<{ free: number }>(sql`
      select (alert->>'free')::int as free from alerts.items where alert->>'serviceId' = ${serviceId} order by id`),
  )
  return rows.map((it) => it.free)
}
