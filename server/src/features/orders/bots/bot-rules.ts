import { type BotStatus, isBotWanted, mayBotChange } from '@runmart/contract/bots-states'
import { isFinal, type OrderActor } from '@runmart/contract/orders-states'
import { Refusal } from '#platform/refusal.ts'
import type { StoredOrder } from '../order-queries.ts'
import { refuseStep } from '../rules.ts'

/** Refuses a step of a bot that is not in the table, naming both states. */
export function demandBotStep(order: StoredOrder, to: BotStatus, by: OrderActor): void {
  const { status: orderStatus, botStatus, billing } = order
  if (mayBotChange({ orderStatus, botStatus, isByDay: billing === 'day' }, to, by)) return
  // An order without a bot has nothing to start.
  if (botStatus === null) throw refuseStep(orderStatus, 'in-progress')
  throw new Refusal('INVALID_TRANSITION', { fill: { from: `botStates.${botStatus}`, to: `botStates.${to}` } })
}

/** Whether the bot of an order is to run now: asked for, and neither the order nor its time is over. */
export function isRunWanted({ status, botStatus, expiresAt }: StoredOrder): boolean {
  return !isFinal(status) && isBotWanted(botStatus) && (expiresAt === null || expiresAt > new Date().toISOString())
}
