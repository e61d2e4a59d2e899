import { deposits } from '@runmart/contract/deposits'
import { endpointQuery, queryClient } from '#platform/query-client.ts'
import { tokens } from '#platform/tokens.ts'
import { useApi } from '#platform/use-api.ts'

// Account and content hardly ever change, and the rate that counts is the one at crediting: once at the start is enough,
// and no live event tells of them, so that none can have been missed.
queryClient.setQueryDefaults([deposits.information.path], {
  staleTime: 10 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { isLive: false },
})

/** Starts loading where to send money, unless it is known already; nobody waits for it. */
export function loadDepositInformation(): void {
  if (tokens.access()) void queryClient.prefetchQuery(endpointQuery(deposits.information))
}

/** Where to send money; usually known since the app has started. */
export function useDepositInformation() {
  return useApi(deposits.information)
}
