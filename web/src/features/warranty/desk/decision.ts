import type { Answer } from '@runmart/contract/client'
import { useSharedTranslations } from '#platform/partner-translations.ts'
import type { DeskClaim, DeskProps } from './claim-desk.ts'

/** All decisions about a claim are one action: after a lost answer no other decision may happen. */
export function decisionOn({ id }: DeskClaim) {
  return { once: { shared: `decide-claim:${id}` } } as const
}

/** Words a conflict: another person has decided first. */
export function useNameConflict<Claim extends DeskClaim>({ area }: DeskProps<Claim>['desk']) {
  const t = useSharedTranslations()
  return function nameConflict<Data>(answer: Answer<Data>): Answer<Data> {
    const isTooLate = !answer.success && answer.code === 'CONFLICT'
    return isTooLate ? { ...answer, error: t(`${area}.conflict`) } : answer
  }
}
