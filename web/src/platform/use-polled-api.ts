import type { CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { endpointQuery } from './endpoint-query.ts'
import { useApiQuery } from './use-api-query.ts'

/** Something that moves: asked again every so many milliseconds while somebody looks, and at once when shown again. */
export function usePolledApi<E extends AnyEndpoint>(everyMs: number, endpoint: E, ...args: CallArgs<E>) {
  return useApiQuery({ ...endpointQuery(endpoint, ...args), refetchInterval: everyMs, staleTime: 0 })
}
