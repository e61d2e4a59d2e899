import type { CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { endpointQuery } from './endpoint-query.ts'
import { useApiQuery } from './use-api-query.ts'

/** Something a page shows: asked once, kept, asked again when stale. Draw all four states; `refusal` is a sentence. */
export function useApi<E extends AnyEndpoint>(endpoint: E, ...args: CallArgs<E>) {
  return useApiQuery(endpointQuery(endpoint, ...args))
}
