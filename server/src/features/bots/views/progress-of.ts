import type { RunProgress } from '@runmart/contract/bots'
import type { StoredRun } from '../run-queries.ts'

/** How far a run is, how fast it goes, and how long it will take at that. */
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
