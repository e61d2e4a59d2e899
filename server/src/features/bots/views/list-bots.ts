import type { Bot } from '@runmart/bots/kit/bot'
import type { api } from '@runmart/contract'
import type { Language } from '@runmart/contract/accounts'
import type { BotInfo } from '@runmart/contract/bots'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'

/** The installed bots as customers see them, and the common rules. */
export async function listBots(
  _tx: Tx,
  { request: { language } }: HandlerInput<typeof api.bots.list>,
  { bots, botLimits }: Shop,
): Promise<Result<DataOf<typeof api.bots.list>>> {
  const { keepDays, runsPerCustomer, lineSeconds, runHours } = botLimits
  const rules = { keepDays, runsAtOnce: runsPerCustomer, lineSeconds, runHours }
  return { data: { items: bots.all.map(({ bot }) => showBot(bot, language)), rules } }
}

function showBot(bot: Bot, language: Language): BotInfo {
  const settings = Object.entries(bot.settings)
    .filter(([, { by }]) => by === 'customer')
    .map(([name, { label, secret = false, fallback = null }]) => ({ name, label: label[language], secret, fallback }))
  return { id: bot.id, name: bot.name[language], description: bot.describe[language], example: bot.example, settings }
}
