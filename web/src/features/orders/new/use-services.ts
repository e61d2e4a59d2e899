import { catalog } from '@runmart/contract/catalog'
import { useApi } from '#platform/use-api.ts'

/** The whole catalogue, in the reader's language. */
export function useServices() {
  return useApi(catalog.services, {}, { localized: true })
}
