import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

type Ids = { firstId: string; lastId: string }

/** The shop delivers it itself and paid no supplier for it. */
const isTakenOver = sql<boolean>`(state = 'by-people' and coalesce(cost, 0) = 0)`

/** Orders between two ids that had a supplier at their payment. */
export async function listSupplied(tx: Tx, { firstId, lastId }: Ids): Promise<string[]> {
  return idsOf(
    await tx.all(sql`
      select order_id as id from suppliers.dispatches where order_id >= ${firstId}::uuid and order_id <= ${lastId}::uuid`),
  )
}

/** Orders between two ids that the shop took over. */
export async function listTakenOver(tx: Tx, { firstId, lastId }: Ids): Promise<string[]> {
  return idsOf(
    await tx.all(sql`
      select order_id as id from suppliers.dispatches
      where ${isTakenOver} and order_id >= ${firstId}::uuid and order_id <= ${lastId}::uuid`),
  )
}

/** Which of these orders had suppliers, and whether the shop took them over. */
export async function suppliedOf(tx: Tx, orderIds: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await tx.all<{ id: string; isTakenOver: boolean }>(sql`
    select order_id as id, ${isTakenOver} as "isTakenOver" from suppliers.dispatches where order_id = any (${orderIds}::uuid[])`)
  return new Map(rows.map((it) => [it.id, it.isTakenOver]))
}

const idsOf = (rows: readonly { id: string }[]) => rows.map((it) => it.id)
