import { referrals } from '@runmart/contract/referrals'
import { endpointQuery, queryClient } from '#platform/query-client.ts'
import { tokens } from '#platform/tokens.ts'

/** Starts to load the referral page's data without waiting for it. */
export function loadReferralInfo(): void {
  if (tokens.access()) void queryClient.prefetchQuery(endpointQuery(referrals.info))
}
