import type { OrderActor, OrderStatus } from './orders-states.ts'

export const botStatuses = ['started', 'paused', 'stopped', 'waiting', 'running', 'error'] as const
export type BotStatus = (typeof botStatuses)[number]

/**
 * From a state of a bot to the next ones, and who may take each step. `started` means that it is to run, `running` that a
 * machine has it. One that stopped runs again only where days were paid for; by itself, one that stopped or gave up does so
 * at the dates of its schedule.
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

/** What is to be known of an order before its bot may take a step. */
export type BotOrder = { orderStatus: OrderStatus; botStatus: BotStatus | null; isByDay: boolean }

/** Whether this step is in the table, for an order that has not ended. */
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

/** Whether a machine has the run or is to take it. */
export function isBotActive(status: BotStatus | null): boolean {
  return status === 'started' || status === 'running'
}
