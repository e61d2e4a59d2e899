import type { OrderRun } from '@runmart/contract/bots'

/** A length of time as a clock shows it, the same in every language: `0:07`, `12:40`, `3:05:09`. */
export function clockText(seconds: number): string {
  const full = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(full / 3600), Math.floor(full / 60) % 60]
  const two = (digits: number) => String(digits).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(full % 60)}` : `${minutes}:${two(full % 60)}`
}

/** Whether a run stopped because the days that were paid for are over. */
export function isExpired({ order, run }: OrderRun): boolean {
  const { botStatus, expiresAt } = order
  return run.billing === 'day' && botStatus === 'stopped' && expiresAt !== null && Date.parse(expiresAt) <= Date.now()
}
