import type { BotRegistry } from '@runmart/bots/registry'
import { isFinal } from '@runmart/contract/orders-states'
import { orderInputs, type StoredOrder } from '#features/orders/index.ts'
import type { Reader } from '#platform/db/reader.ts'

/**
 * Whether the shop still has the complete input of a paid run: its lines and the customer's settings. The end of the
 * order deletes the settings, so that only bots without them stay complete.
 */
export async function isUploadKept(reader: Reader, bots: BotRegistry, order: StoredOrder): Promise<boolean> {
  if (order.serviceType !== 'AUTO_BOT' || order.billing !== 'unit' || order.preOrder) return false
  const input = (await orderInputs.describeInputs(reader, [order.id])).get(order.id)
  const bot = input && !input.isCleared ? bots.find(input.botId)?.bot : null
  if (!bot) return false
  return !isFinal(order.status) || Object.values(bot.settings).every((it) => it.by !== 'customer')
}
