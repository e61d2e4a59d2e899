import type { Problem, ProblemKind } from '@runmart/contract/conversations-problems'

/** What `t` of the server and of the web have in common. */
type ProblemWords = {
  (key: `problemKinds.${ProblemKind}`): string
  (key: 'problems.affectedCount', fill: { count: number }): string
}

/** A report in one line: what is wrong, with how many, and with which. */
export function problemText(t: ProblemWords, { kind, affected, which }: Problem): string {
  const parts = [
    t(`problemKinds.${kind}`),
    affected !== null && t('problems.affectedCount', { count: affected }),
    which,
  ]
  return parts.filter(Boolean).join(' · ')
}
