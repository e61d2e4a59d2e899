import type { Bot } from '@runmart/bots/kit/bot'
import { readSettings } from '@runmart/bots/kit/read-settings'
import { decrypt } from '#platform/crypto.ts'
import type { Tx } from '#platform/db/tx.ts'
import { shopSettings } from '../setting-queries.ts'

/** Everything a bot is told: what the customer set with his order and what the shop has set; null when something is missing, no longer fits or cannot be opened any more. */
export async function settingsFor(
  tx: Tx,
  bot: Bot,
  sealed: Buffer | null,
  tokenSecret: string,
): Promise<Record<string, string> | null> {
  const open = (box: Buffer) => decrypt(box, tokenSecret, 'settings of bots')
  const told = sealed ? open(sealed) : '{}'
  if (told === null) return null
  const given: Record<string, string> = JSON.parse(told)
  for (const [name, value] of Object.entries(await shopSettings(tx, bot.id))) {
    const setting = bot.settings[name]
    if (setting?.by !== 'operator') continue
    const opened = setting.secret ? open(Buffer.from(value, 'base64')) : value
    if (opened === null) return null
    given[name] = opened
  }
  const read = readSettings(bot, given)
  return 'settings' in read ? read.settings : null
}
