import type { RunProgress } from '@runmart/contract/bots'

/** The number of lines that the bot answered. Customers pay for these; skipped lines are free. */
export function answeredOf({ ok, failed }: RunProgress): number {
  return ok + failed
}
