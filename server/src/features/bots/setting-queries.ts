import { query } from '#platform/db/query.ts'
import type { Tx } from '#platform/db/tx.ts'

/** What the shop has set for a bot, as stored: secret ones sealed. */
export async function shopSettings(tx: Tx, botId: string): Promise<Record<string, string>> {
  const rows = await tx.all(query.selectFrom('bots.settings').select(['name', 'value']).where('botId', '=', botId))
  return Object.fromEntries(rows.map((it) => [it.name, it.value]))
}

export function saveSetting(tx: Tx, botId: string, name: string, value: string): void {
  tx.write(
    query
      .insertInto('bots.settings')
      .values({ botId, name, value })
      .onConflict((it) => it.columns(['botId', 'name']).doUpdateSet({ value })),
  )
}

export function deleteSetting(tx: Tx, botId: string, name: string): void {
  tx.write(query.deleteFrom('bots.settings').where('botId', '=', botId).where('name', '=', name))
}
