import type { Bot } from '@runmart/bots/kit/bot'
import { readSettings } from '@runmart/bots/kit/read-settings'
import type { Tx } from '#platform/db/tx.ts'
import { unseal } from '#platform/sealed.ts'
import { shopSettings } from '../setting-queries.ts'

/** Everything a bot is told: what the customer set with his order and what the shop has set; null when something is missing, no longer fits or cannot be opened any more. */
export async function settingsFor(
  tx: Tx,
  bot: Bot,
  sealed: string | null,
  tokenSecret: string,
): Promise<Record<string, string> | null> {
  const ofShop = await shopSettings(tx, bot.id)
  try {
    const given: Record<string, string> = sealed === null ? {} : JSON.parse(unseal(tokenSecret, sealed))
    for (const [name, value] of Object.entries(ofShop)) {
      const setting = bot.settings[name]
      if (setting?.by === 'operator') given[name] = setting.secret ? unseal(tokenSecret, value) : value
    }
    const read = readSettings(bot, given)
    return 'settings' in read ? read.settings : null
  } catch {
    // The secret was changed since.
    return null
  }
}
