import { deposits } from '@runmart/contract/deposits'
import { endpointQuery, queryClient } from '#platform/query-client.ts'
import { tokens } from '#platform/tokens.ts'
import { useApi } from '#platform/use-api.ts'

// Account and content hardly change, and the server uses its rate at crediting: one fetch at the start is enough. No
// live event reports changes, so the app cannot miss any.
queryClient.setQueryDefaults([deposits.information.path], {
  staleTime: 10 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { isLive: false },
})

/** Preloads the deposit information if it is missing; callers do not wait for it. */
export function loadDepositInformation(): void {
  if (tokens.access()) void queryClient.prefetchQuery(endpointQuery(deposits.information))
}

/** The deposit information; usually loaded since the app started. */
export function useDepositInformation() {
  return useApi(deposits.information)
}
