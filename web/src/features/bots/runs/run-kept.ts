import { bots } from '@runmart/contract/bots'
import { queries } from '#platform/queries.ts'
import { question } from '#platform/question.ts'
import type { KnownRun } from './follow-run.ts'

/** What this page knows of a run, to read and to change. */
export function runKept(id: string) {
  const { queryKey } = question(bots.run, { params: { id } })
  return {
    read: (): KnownRun | undefined => queries.getQueryData(queryKey),
    change: (how: (known: KnownRun) => KnownRun): void => {
      queries.setQueryData<KnownRun>(queryKey, (known) => known && how(known))
    },
    askAgain: (): void => void queries.invalidateQueries({ queryKey }),
  }
}
