import type { CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from './endpoint-query.ts'
import { useLanguage } from './language.tsx'
import { useApiQuery } from './use-api-query.ts'

/** An answer with words for people in it: each language has its own, and the old one stays until the new one is here. */
export function useLocalizedApi<E extends AnyEndpoint>(endpoint: E, ...args: CallArgs<E>) {
  const { language } = useLanguage()
  const asked = endpointQuery(endpoint, ...args)
  return useApiQuery({ ...asked, queryKey: [...asked.queryKey, language], placeholderData: keepPreviousData })
}
