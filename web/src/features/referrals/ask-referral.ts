import { referrals } from '@runmart/contract/referrals'
import { queries } from '#platform/queries.ts'
import { question } from '#platform/question.ts'
import { tokens } from '#platform/tokens.ts'

/** Asks for the referral programme, without waiting for it. */
export function askReferral(): void {
  if (tokens.access()) void queries.prefetchQuery(question(referrals.info))
}
