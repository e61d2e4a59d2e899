import type { Bot } from '@runmart/bots/kit/bot'
import type { api } from '@runmart/contract'
import type { Language } from '@runmart/contract/accounts'
import type { OperatorBot } from '@runmart/contract/bots-operator'
import { countServicesOf } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { shopSettings } from '../setting-queries.ts'

/** The bots that an operator can offer, with the shop's settings. */
export async function listInstalled(
  tx: Tx,
  { request }: HandlerInput<typeof api.botsOperator.installed>,
  { bots }: Shop,
): Promise<Result<{ items: OperatorBot[] }>> {
  const items: OperatorBot[] = []
  for (const { bot } of bots.all) items.push(await showOperatorBot(tx, bot, request.language))
  return { data: { items } }
}

export async function showOperatorBot(tx: Tx, bot: Bot, language: Language): Promise<OperatorBot> {
  const set = await shopSettings(tx, bot.id)
  const settings = Object.entries(bot.settings)
    .filter(([, { by }]) => by === 'operator')
    .map(([name, { label, secret = false, fallback = null }]) => {
      const value = set[name] ?? null
      return { name, label: label[language], secret, fallback, value: secret ? null : value, isSet: value !== null }
    })
  const services = await countServicesOf(tx, bot.id)
  return { id: bot.id, name: bot.name[language], description: bot.describe[language], settings, services }
}
