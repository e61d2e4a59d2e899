import { query } from '#platform/db/query.ts'
import type { Tx } from '#platform/db/tx.ts'
import { keyVersionOf, type SealedColumn } from '#platform/sealed.ts'

/** The shop's settings for a bot, as stored: secret values sealed. */
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

/** The shop's settings of its bots: a few values; secret ones are sealed and in base64. */
export const shopSecrets: SealedColumn = {
  name: 'settings of bots',
  purpose: 'settings of bots',
  listSamples: (tx) => listValues(tx),
  list: async (tx, after) => (after === null ? listValues(tx) : []),
  replace(tx, id, before, after) {
    const [botId, name] = JSON.parse(id) as [string, string]
    tx.write(
      query
        .updateTable('bots.settings')
        .set({ value: after.toString('base64') })
        .where('botId', '=', botId)
        .where('name', '=', name)
        .where('value', '=', before.toString('base64')),
    )
  },
}

/** Only the secret values. */
async function listValues(tx: Tx): Promise<{ id: string; box: Buffer }[]> {
  const rows = await tx.all(query.selectFrom('bots.settings').select(['botId', 'name', 'value']))
  return rows
    .map(({ botId, name, value }) => ({ id: JSON.stringify([botId, name]), box: Buffer.from(value, 'base64') }))
    .filter(({ box }) => keyVersionOf(box) !== null)
}
