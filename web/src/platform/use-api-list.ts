import type { CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from './endpoint-query.ts'
import { useApiQuery } from './use-api-query.ts'

/** A list that is searched and paged: what was shown before stays until the next answer is here, so that nothing jumps. */
export function useApiList<E extends AnyEndpoint>(endpoint: E, ...args: CallArgs<E>) {
  return useApiQuery({ ...endpointQuery(endpoint, ...args), placeholderData: keepPreviousData })
}
