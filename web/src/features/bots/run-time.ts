import type { OrderRun } from '@runmart/contract/bots'

/** A duration in clock format, the same in every language: `0:07`, `12:40`, `3:05:09`. */
export function clockText(seconds: number): string {
  const full = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(full / 3600), Math.floor(full / 60) % 60]
  const two = (digits: number) => String(digits).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(full % 60)}` : `${minutes}:${two(full % 60)}`
}

/** True if the run stopped because its paid days are over. */
export function isExpired({ order, run }: OrderRun): boolean {
  const { botStatus, expiresAt } = order
  return run.billing === 'day' && botStatus === 'stopped' && expiresAt !== null && Date.parse(expiresAt) <= Date.now()
}
