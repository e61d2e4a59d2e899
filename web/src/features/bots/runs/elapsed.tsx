import type { Run } from '@runmart/contract/bots'
import { useNow } from '#ui/use-now.ts'
import { clockText } from './clock-text.ts'

const STEP_MS = 1000

/** How long a run has been going on, moving on by itself. */
export function Elapsed({ run: { startedAt, endedAt } }: { run: Run }) {
  const now = useNow(STEP_MS)
  if (!startedAt) return '–'
  return clockText(((endedAt ? Date.parse(endedAt) : now) - Date.parse(startedAt)) / 1000)
}
