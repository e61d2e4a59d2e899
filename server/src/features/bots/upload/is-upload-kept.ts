import type { BotRegistry } from '@runmart/bots/registry'
import { isFinal } from '@runmart/contract/orders-states'
import { orderInputs, type StoredOrder } from '#features/orders/index.ts'
import type { Reader } from '#platform/db/reader.ts'

/**
 * Whether all that a paid run of lines was given is still here: its lines, and what its customer told the bot. That is
 * forgotten when the order ends; from then on only bots that are told nothing have all of it.
 */
export async function isUploadKept(reader: Reader, bots: BotRegistry, order: StoredOrder): Promise<boolean> {
  if (order.serviceType !== 'AUTO_BOT' || order.billing !== 'unit' || order.preOrder) return false
  const input = (await orderInputs.describeInputs(reader, [order.id])).get(order.id)
  const bot = input && !input.isCleared ? bots.find(input.botId)?.bot : null
  if (!bot) return false
  return !isFinal(order.status) || Object.values(bot.settings).every((it) => it.by !== 'customer')
}
