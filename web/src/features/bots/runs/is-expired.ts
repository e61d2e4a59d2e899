import type { OrderRun } from '@runmart/contract/bots'

/** Whether a run stopped because the days that were paid for are over. */
export function isExpired({ order, run }: OrderRun): boolean {
  const { botStatus, expiresAt } = order
  return run.billing === 'day' && botStatus === 'stopped' && expiresAt !== null && Date.parse(expiresAt) <= Date.now()
}
