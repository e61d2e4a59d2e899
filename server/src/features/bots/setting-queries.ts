import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** What the shop has set for a bot, as stored: secret ones sealed. */
export async function shopSettings(tx: Tx, botId: string): Promise<Record<string, string>> {
  const rows = await tx.all<{ name: string; value: string }>(
    sql`select name, value from bots.settings where bot_id = ${botId}`,
  )
  return Object.fromEntries(rows.map((it) => [it.name, it.value]))
}

export function saveSetting(tx: Tx, botId: string, name: string, value: string): void {
  tx.write(sql`
    insert into bots.settings (bot_id, name, value) values (${botId}, ${name}, ${value})
    on conflict (bot_id, name) do update set value = excluded.value`)
}

export function deleteSetting(tx: Tx, botId: string, name: string): void {
  tx.write(sql`delete from bots.settings where bot_id = ${botId} and name = ${name}`)
}
