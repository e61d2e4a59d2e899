import type { RunProgress } from '@runmart/contract/bots'

/** The lines that the bot answered, which are those that are paid for; one that was skipped is not. */
export function answeredOf({ ok, failed }: RunProgress): number {
  return ok + failed
}
