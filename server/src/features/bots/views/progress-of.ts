import type { RunProgress } from '@runmart/contract/bots'
import type { StoredRun } from '../run-queries.ts'

/** The progress of a run, its speed, and the remaining time at that speed. */
export function progressOf({ total, ok, failed, skipped, perSecond }: StoredRun): RunProgress {
  const left = total - ok - failed - skipped
  return {
    total,
    ok,
    failed,
    skipped,
    perSecond,
    secondsLeft: perSecond && perSecond > 0 ? Math.ceil(left / perSecond) : null,
  }
}
