import { catalog } from '@runmart/contract/catalog'
import { chosenLanguage } from '#platform/language.tsx'
import { endpointQuery, queryClient } from '#platform/query-client.ts'

/** Asks for the catalogue while the code of the order form is still on its way. */
export function askServices(): void {
  void queryClient.prefetchQuery(endpointQuery(catalog.services, {}, chosenLanguage()))
}
