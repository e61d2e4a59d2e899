import { catalog } from '@runmart/contract/catalog'
import { chosenLanguage } from '#platform/language.tsx'
import { endpointQuery, queryClient } from '#platform/query-client.ts'
import { useApi } from '#platform/use-api.ts'

/** All services of the catalogue, in the customer's language. */
export function useServices() {
  return useApi(catalog.services, {}, { localized: true })
}

/** Fetches the catalogue while the code of the order form is still loading. */
export function prefetchServices(): void {
  void queryClient.prefetchQuery(endpointQuery(catalog.services, {}, chosenLanguage()))
}
