import { referrals } from '@runmart/contract/referrals'
import { endpointQuery, queryClient } from '#platform/query-client.ts'
import { tokens } from '#platform/tokens.ts'

/** Asks for the referral programme, without waiting for it. */
export function askReferral(): void {
  if (tokens.access()) void queryClient.prefetchQuery(endpointQuery(referrals.info))
}
