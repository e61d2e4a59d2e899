import { referrals } from '@runmart/contract/referrals'
import { endpointQuery, queryClient } from '#platform/query-client.ts'
import { tokens } from '#platform/tokens.ts'

/** Starts loading the referral page's data; nobody waits for it. */
export function loadReferralInfo(): void {
  if (tokens.access()) void queryClient.prefetchQuery(endpointQuery(referrals.info))
}
