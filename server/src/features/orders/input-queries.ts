import { createHash } from 'node:crypto'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** What a bot is to work on: checked for this bot, with what its customer told it, sealed. */
export type Input = { botId: string; fileName: string; lines: readonly string[]; settings: Buffer | null }

const contentOf = (lines: readonly string[]) => lines.join('\n')
const hashOf = (lines: readonly string[]) => createHash('sha256').update(contentOf(lines)).digest()

export async function insertInput(
  tx: Tx,
  order: { id: string; customerId: string },
  { botId, fileName, lines, settings }: Input,
): Promise<void> {
  await tx.run(sql`
    insert into orders.inputs (order_id, customer_id, bot_id, file_name, sha256, line_count, content, settings)
    values (${order.id}, ${order.customerId}, ${botId}, ${fileName}, ${hashOf(lines)}, ${lines.length},
      ${contentOf(lines)}, ${settings})`)
}

/** What nobody may ask for any more is not kept. */
export async function deleteInput(tx: Tx, orderId: string): Promise<void> {
  await tx.run(sql`delete from orders.inputs where order_id = ${orderId}`)
}

/** The lines are kept elsewhere from now on; that there were some, and which they were, is still known. */
export async function dropLines(tx: Tx, orderId: string): Promise<void> {
  await tx.run(sql`update orders.inputs set content = '' where order_id = ${orderId}`)
}

/** Some of the lines, by their numbers; joined, because looking each line up in a long list takes the square of its length. */
export async function linesOf(tx: Tx, orderId: string, numbers: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx.all<{ line: number; text: string }>(sql`
    select it.line, it.text
    from orders.inputs i, unnest(string_to_array(i.content, E'\\n')) with ordinality as it (text, line)
      join unnest(${numbers}::bigint[]) as wanted (line) using (line)
    where i.order_id = ${orderId}`)
  return new Map(rows.map(({ line, text }) => [line, text]))
}

/** Lines that were taken by a node of the version before bots ran do not name theirs yet. */
export function nameBot(tx: Tx, orderId: string, botId: string | null): void {
  tx.write(sql`update orders.inputs set bot_id = ${botId} where order_id = ${orderId} and bot_id is null`)
}

/** What the customer told the bot is forgotten as soon as no run needs it. */
export function forgetSettings(tx: Tx, orderId: string): void {
  tx.write(sql`update orders.inputs set settings = null where order_id = ${orderId} and settings is not null`)
}

export type StoredInput = {
  /** Empty for lines that were given before it was written down which bot they are for. */
  botId: string
  fileName: string
  lineCount: number
  content: string
  settings: Buffer | null
}

/** What the bot of an order works on; null when it was never given or is deleted. */
export function findInput(tx: Tx, orderId: string): Promise<StoredInput | null> {
  return tx.find<StoredInput>(sql`
    select coalesce(bot_id, '') as "botId", file_name as "fileName", line_count as "lineCount", content, settings
    from orders.inputs where order_id = ${orderId}`)
}

/** The same without the lines themselves, for many orders. */
export async function describeInputs(
  tx: Tx,
  orderIds: readonly string[],
): Promise<Map<string, Pick<StoredInput, 'botId' | 'fileName' | 'lineCount'>>> {
  const rows = await tx.all<{ id: string } & Pick<StoredInput, 'botId' | 'fileName' | 'lineCount'>>(sql`
    select order_id as id, coalesce(bot_id, '') as "botId", file_name as "fileName", line_count as "lineCount"
    from orders.inputs where order_id = any (${orderIds}::uuid[])`)
  return new Map(rows.map(({ id, ...it }) => [id, it]))
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
