import type { RunProgress } from '@runmart/contract/bots'
import { useSay } from '#platform/language.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'

/** How far a run is: what went well, what failed, what was left out. */
export function RunBar({ progress: { total, ok, failed, skipped } }: { progress: RunProgress }) {
  const say = useSay()
  const label = say('runConsole.linesLabel', { done: ok + failed + skipped, total })
  return <ProgressBar {...{ label, total, ok, failed, skipped }} tally />
}
