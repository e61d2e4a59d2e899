import type { Bot } from '@runmart/bots/kit/bot'
import { getServiceKind } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { OrderDependencies } from '../dependencies.ts'

/** The bot that a service offers. One that is not installed cannot be ordered now. */
export async function botOf(tx: Tx, { bots }: OrderDependencies, serviceId: string): Promise<Bot> {
  const { serviceType, botId } = await getServiceKind(tx, serviceId)
  if (serviceType !== 'AUTO_BOT') throw refuseField('serviceId', 'serviceElsewhere')
  const installed = botId === null ? null : bots.find(botId)
  if (!installed) throw new Refusal('SERVICE_UNAVAILABLE_NOW')
  return installed.bot
}
