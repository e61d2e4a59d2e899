import type { Problem, ProblemKind } from '@runmart/contract/conversations-problems'

/** The common part of the server's and the web's `t`. */
type ProblemWords = {
  (key: `problemKinds.${ProblemKind}`): string
  (key: 'problems.affectedCount', fill: { count: number }): string
}

/** A report in one line: the problem, the number affected, and which ones. */
export function problemText(t: ProblemWords, { kind, affected, which }: Problem): string {
  const parts = [
    t(`problemKinds.${kind}`),
    affected !== null && t('problems.affectedCount', { count: affected }),
    which,
  ]
  return parts.filter(Boolean).join(' · ')
}
