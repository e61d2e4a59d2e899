import type { Bot } from '@runmart/bots/kit/bot'
import { readSettings } from '@runmart/bots/kit/read-settings'
import type { Tx } from '#platform/db/tx.ts'
import { type SecretsKeys, unseal } from '#platform/sealed.ts'
import { shopSettings } from '../setting-queries.ts'

/** All settings of a run: the customer's and the shop's; null when one is missing, no longer fits or cannot be opened any more. */
export async function getRunSettings(
  tx: Tx,
  bot: Bot,
  sealed: Buffer | null,
  keys: SecretsKeys,
): Promise<Record<string, string> | null> {
  const open = (box: Buffer) => unseal(box, keys, 'settings of bots')
  const opened = sealed ? open(sealed) : '{}'
  if (opened === null) return null
  const given: Record<string, string> = JSON.parse(opened)
  for (const [name, value] of Object.entries(await shopSettings(tx, bot.id))) {
    const setting = bot.settings[name]
    if (setting?.by !== 'operator') continue
    const plain = setting.secret ? open(Buffer.from(value, 'base64')) : value
    if (plain === null) return null
    given[name] = plain
  }
  const read = readSettings(bot, given)
  return 'settings' in read ? read.settings : null
}
