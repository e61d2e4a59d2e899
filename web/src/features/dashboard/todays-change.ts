import type { Summary } from '@runmart/contract/dashboard'

type Told = Pick<Summary, 'balance' | 'latestTransactions'>

/**
 * How much the balance has changed since this morning; null when the latest transactions do not reach back that far,
 * because half a truth about money is worse than none. Newest transactions come first.
 */
export function todaysChange({ balance, latestTransactions }: Told, now: Date): number | null {
  const morning = new Date(now).setHours(0, 0, 0, 0)
  const before = latestTransactions.findIndex((it) => Date.parse(it.createdAt) < morning)
  if (before >= 0) return balance - (latestTransactions[before]?.balanceAfter ?? 0)
  const oldest = latestTransactions.at(-1)
  if (!oldest) return 0
  // All are of today. An account that began with the oldest one had nothing before it; otherwise more may be missing.
  return oldest.balanceAfter === oldest.amount ? balance : null
}
