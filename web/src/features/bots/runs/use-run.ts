import { bots } from '@runmart/contract/bots'
import { question } from '#platform/question.ts'
import { useAnswer } from '#platform/use-answer.ts'
import { type KnownRun, keepLog } from './follow-run.ts'

/** A run as far as it is known, with all of its log that this page has heard. */
export function useRun(id: string) {
  return useAnswer({
    ...question(bots.run, { params: { id } }),
    structuralSharing: (before, now) => keepLog(before as KnownRun | undefined, now as KnownRun),
  })
}
