import { createHash } from 'node:crypto'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type Input = { fileName: string; lines: readonly string[] }

const contentOf = (lines: readonly string[]) => lines.join('\n')
const hashOf = (lines: readonly string[]) => createHash('sha256').update(contentOf(lines)).digest()

export async function insertInput(
  tx: Tx,
  order: { id: string; customerId: string },
  { fileName, lines }: Input,
): Promise<void> {
  await tx.run(sql`
    insert into orders.inputs (order_id, customer_id, file_name, sha256, line_count, content)
    values (${order.id}, ${order.customerId}, ${fileName}, ${hashOf(lines)}, ${lines.length}, ${contentOf(lines)})`)
}

/** What nobody worked on need not be kept. */
export async function deleteInput(tx: Tx, orderId: string): Promise<void> {
  await tx.run(sql`delete from orders.inputs where order_id = ${orderId}`)
}

export async function hasInput(tx: Tx, orderId: string): Promise<boolean> {
  return (await tx.find(sql`select from orders.inputs where order_id = ${orderId}`)) !== null
}

/** The code of the customer's last order that had these very lines. */
export async function findSeen(tx: Tx, customerId: string, lines: readonly string[]): Promise<string | null> {
  const row = await tx.find<{ code: string }>(sql`
    select o.code from orders.inputs i join orders.orders o on o.id = i.order_id
    where i.customer_id = ${customerId} and i.sha256 = ${hashOf(lines)} order by o.id desc limit 1`)
  return row?.code ?? null
}
