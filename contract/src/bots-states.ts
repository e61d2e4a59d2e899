import type { OrderActor, OrderStatus } from './orders-states.ts'

export const botStatuses = ['started', 'paused', 'stopped', 'waiting', 'running', 'error'] as const
export type BotStatus = (typeof botStatuses)[number]

/**
 * From a bot's status to the next ones, and who may take each step. `started`: waits for a machine; `running`: a
 * machine runs it. A stopped bot runs again only on paid days. Its schedule restarts it after a stop or an error.
 */
export const botTransitions = {
  waiting: { started: ['customer', 'operator'] },
  started: { running: ['system'], paused: ['customer'], stopped: ['customer', 'operator', 'system'] },
  running: {
    paused: ['customer'],
    stopped: ['customer', 'operator', 'system'],
    error: ['system'],
  },
  paused: { started: ['customer'], stopped: ['customer', 'operator', 'system'] },
  error: { started: ['customer', 'system'], stopped: ['customer', 'operator', 'system'] },
  stopped: { started: ['customer', 'system'] },
} as const satisfies Record<BotStatus, Partial<Record<BotStatus, readonly OrderActor[]>>>

/** The parts of an order that decide whether its bot may take a step. */
export type BotOrder = { orderStatus: OrderStatus; botStatus: BotStatus | null; isByDay: boolean }

/** Whether the table has this step, for an open order. */
export function canBotTransition(
  { orderStatus, botStatus, isByDay }: BotOrder,
  to: BotStatus,
  by: OrderActor,
): boolean {
  if (botStatus === null || (orderStatus !== 'pending' && orderStatus !== 'in-progress')) return false
  if (botStatus === 'stopped' && !isByDay) return false
  const steps: Partial<Record<BotStatus, readonly OrderActor[]>> = botTransitions[botStatus]
  return steps[to]?.includes(by) ?? false
}

/** Whether a machine runs it or is about to. */
export function isBotActive(status: BotStatus | null): boolean {
  return status === 'started' || status === 'running'
}
