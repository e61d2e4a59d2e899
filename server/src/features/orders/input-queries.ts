import { createHash } from 'node:crypto'
import { query, type Row } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { sealedColumn } from '#platform/sealed.ts'

/** A bot's input: lines checked for this bot, and the customer's sealed settings. */
export type Input = { botId: string; fileName: string; lines: readonly string[]; settings: Buffer | null }

const contentOf = (lines: readonly string[]) => lines.join('\n')
const hashOf = (lines: readonly string[]) => createHash('sha256').update(contentOf(lines)).digest()

export async function insertInput(
  tx: Tx,
  order: { id: string; customerId: string },
  { botId, fileName, lines, settings }: Input,
): Promise<void> {
  await tx.run(
    query.insertInto('orders.inputs').values({
      orderId: order.id,
      customerId: order.customerId,
      botId,
      fileName,
      sha256: hashOf(lines),
      lineCount: lines.length,
      content: contentOf(lines),
      settings,
    }),
  )
}

/** Deletes the input of an order. */
export async function deleteInput(tx: Tx, orderId: string): Promise<void> {
  await tx.run(query.deleteFrom('orders.inputs').where('orderId', '=', orderId))
}

/** Deletes the lines but keeps their number and hash: another place keeps the lines, or none does. */
export async function clearLines(tx: Tx, orderId: string): Promise<void> {
  await tx.run(query.updateTable('orders.inputs').set({ content: '' }).where('orderId', '=', orderId))
}

/** Some of the lines, by number. Joins, because looking each line up in a long list takes quadratic time. */
export async function linesOf(tx: Tx, orderId: string, numbers: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx.all<{ line: number; text: string }>(sql`
    select it.line, it.text
    from orders.inputs i, unnest(string_to_array(i.content, E'\\n')) with ordinality as it (text, line)
      join unnest(${numbers}::bigint[]) as wanted (line) using (line)
    where i.order_id = ${orderId}`)
  return new Map(rows.map(({ line, text }) => [line, text]))
}

/** Deletes the customer's settings for the bot as soon as no run needs them. */
export function deleteInputSettings(tx: Tx, orderId: string): void {
  tx.write(
    query
      .updateTable('orders.inputs')
      .set({ settings: null })
      .where('orderId', '=', orderId)
      .where('settings', 'is not', null),
  )
}

/** The customers' bot settings of open orders. */
export const sealedSettings = sealedColumn({
  name: 'settings of orders',
  purpose: 'settings of bots',
  table: sql`orders.inputs`,
  id: sql`order_id`,
  column: sql`settings`,
})

/** Lines and settings of a bot order. */
export type StoredInput = Pick<Row<'orders.inputs'>, 'botId' | 'fileName' | 'lineCount' | 'content' | 'settings'>

/** The input of an order's bot; null if the order has none or it is deleted. */
export function findInput(tx: Tx, orderId: string): Promise<StoredInput | null> {
  return tx.find(
    query
      .selectFrom('orders.inputs')
      .select(['fileName', 'lineCount', 'content', 'settings', 'botId'])
      .where('orderId', '=', orderId),
  )
}

export type InputDescription = Pick<StoredInput, 'botId' | 'fileName' | 'lineCount'> & {
  /** The lines themselves are deleted. */
  isCleared: boolean
}

/** The inputs of many orders, without their lines. */
export async function describeInputs(
  reader: Reader,
  orderIds: readonly string[],
): Promise<Map<string, InputDescription>> {
  const rows = await reader.all(
    query
      .selectFrom('orders.inputs')
      .select(['orderId', 'fileName', 'lineCount', 'botId', sql<boolean>`content = ''`.as('isCleared')])
      .where('orderId', '=', sql<string>`any (${orderIds}::uuid[])`),
  )
  return new Map(rows.map(({ orderId, ...it }) => [orderId, it]))
}

export async function hasInput(tx: Tx, orderId: string): Promise<boolean> {
  return (await tx.find(query.selectFrom('orders.inputs').where('orderId', '=', orderId))) !== null
}

/** The code of the customer's last order with exactly these lines. */
export async function findSeen(tx: Tx, customerId: string, lines: readonly string[]): Promise<string | null> {
  const row = await tx.find(
    query
      .selectFrom('orders.inputs as i')
      .innerJoin('orders.orders as o', 'o.id', 'i.orderId')
      .select('o.code')
      .where('i.customerId', '=', customerId)
      .where('i.sha256', '=', hashOf(lines))
      .orderBy('o.id', 'desc')
      .limit(1),
  )
  return row?.code ?? null
}
