import type { RunProgress } from '@runmart/contract/bots'
import { useTranslations } from '#platform/language.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'

/** How far a run is: what went well, what failed, what was left out. */
export function RunBar({ progress: { total, ok, failed, skipped } }: { progress: RunProgress }) {
  const t = useTranslations()
  const label = t('runConsole.linesLabel', { done: ok + failed + skipped, total })
  return <ProgressBar {...{ label, total, ok, failed, skipped }} tally />
}
