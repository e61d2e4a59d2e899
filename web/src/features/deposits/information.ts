import { deposits } from '@runmart/contract/deposits'
import { endpointQuery, queryClient } from '#platform/query-client.ts'

// Account and content hardly ever change, and the rate that counts is the one at crediting: once at the start is enough.
queryClient.setQueryDefaults([deposits.information.path], { staleTime: 10 * 60_000, gcTime: Number.POSITIVE_INFINITY })

/** Fetches where to send money, so that the deposit page is there at once when it is needed. */
export function loadDepositInformation(): void {
  void queryClient.prefetchQuery(endpointQuery(deposits.information))
}
