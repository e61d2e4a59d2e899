import { randomUUID } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { MAX_VIEWS } from '@runmart/contract/orders-desk'
import { writeAudit } from '#features/audit/index.ts'
import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'

/** An operator's own views of the desk, in the order of their first saving. */
export async function listViews(
  tx: Tx,
  { caller }: HandlerInput<typeof api.ordersDesk.views>,
): Promise<Result<DataOf<typeof api.ordersDesk.views>>> {
  return { data: { items: await viewsOf(tx, caller.userId) } }
}

export function viewsOf(tx: Tx, operatorId: string): Promise<{ id: string; name: string; filters: string }[]> {
  return tx.all(
    query
      .selectFrom('orders.saved_views')
      .select(['id', 'name', 'filters'])
      .where('operatorId', '=', operatorId)
      .orderBy('createdAt')
      .orderBy('id'),
  )
}

/** Saves a view under its name. Replaces one of the same name in its place. */
export async function saveView(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.ordersDesk.saveView>,
): Promise<Result<{ id: string }>> {
  const { id } = await tx.get<{ id: string }>(sql`
    insert into orders.saved_views (id, operator_id, name, filters)
    values (${randomUUID()}, ${caller.userId}, ${body.name}, ${body.filters})
    on conflict (operator_id, name) do update set filters = excluded.filters returning id`)
  const { count } = await tx.get<{ count: number }>(
    sql`select count(*)::int as count from orders.saved_views where operator_id = ${caller.userId}`,
  )
  if (count > MAX_VIEWS) throw new Refusal('CONFLICT')
  // Leaves out the search words: they may be about people, and audit entries are permanent.
  const filters = body.filters.replace(/(^|&)q=[^&]*/g, '').replace(/^&/, '')
  const details = { name: body.name, filters }
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'orders.save-view',
    subject: id,
    details,
  })
  return { data: { id } }
}

export async function deleteView(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.ordersDesk.deleteView>,
): Promise<Result<null>> {
  const { id } = params
  const gone =
    isUuid(id) &&
    (await tx.find<{ name: string }>(
      sql`delete from orders.saved_views where id = ${id} and operator_id = ${caller.userId} returning name`,
    ))
  if (!gone) throw new Refusal('NOT_FOUND')
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'orders.delete-view',
    subject: id,
    details: { name: gone.name },
  })
  return { data: null }
}
