import type { AnyEndpoint, CallOf, DataOf } from '@runmart/contract/endpoint'
import type { TranslateWeb } from '@runmart/i18n/web'
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { useLanguage, useTranslations } from './language.tsx'
import { useLayoutPreference } from './layout-preference.ts'
import { endpointQuery, invalidate, type QueryArgs } from './query-client.ts'
import { RefusedError } from './refused-error.ts'

type ApiOptions<Data> = {
  /** Fetches again every so many milliseconds while the page is visible; a function decides by the last answer. */
  refetchInterval?: number | ((data: Data | undefined) => number | false)
  /** False: not fetched, for what the signed-in user may not ask for. */
  enabled?: boolean
  /** Keeps the answer to the previous arguments until the next one is here, so that nothing jumps. */
  keepPrevious?: boolean
  /** The answer has words in it: each language is cached on its own. */
  localized?: boolean
}
type ApiArgs<E> =
  object extends CallOf<E>
    ? [args?: CallOf<E>, options?: ApiOptions<DataOf<E>>]
    : [args: CallOf<E>, options?: ApiOptions<DataOf<E>>]

/** The data of an endpoint, cached. Pages render all four states: loading, error, empty and ready. */
export function useApi<E extends AnyEndpoint>(endpoint: E, ...[args, options = {}]: ApiArgs<E>) {
  const { language } = useLanguage()
  const { refetchInterval, enabled = true, keepPrevious = false, localized = false } = options
  return useApiQuery<DataOf<E>>({
    ...endpointQuery(endpoint, ...([args, localized ? language : undefined] as QueryArgs<E>)),
    enabled,
    ...((keepPrevious || localized) && { placeholderData: keepPreviousData }),
    ...(refetchInterval && {
      staleTime: 0,
      refetchInterval:
        typeof refetchInterval === 'number' ? refetchInterval : ({ state }) => refetchInterval(state.data),
    }),
  })
}

/** One page of a list, with as many rows as the customer chose; the previous page stays until the next one is here. */
export function useApiPage<E extends AnyEndpoint>(endpoint: E, page: number, ...[args, options]: ApiArgs<E>) {
  const { limit } = useLayoutPreference()
  const { query, ...rest } = (args ?? {}) as { query?: object }
  const paged: unknown = { ...rest, query: { ...query, page: String(page), limit: String(limit) } }
  const result = useApi(endpoint, ...([paged, { ...options, keepPrevious: true }] as ApiArgs<E>))
  // A long list takes its time to become another: it is made in the background, and what is touched meanwhile is answered.
  const data = useDeferredValue(result.data) ?? result.data
  return { ...result, data, isPlaceholderData: result.isPlaceholderData || data !== result.data }
}

export type ApiResult<Data> = {
  data: Data | undefined
  error: string | null
  errorCode: string | null
  isFetching: boolean
  /** The data answers the previous arguments; the answer to the present ones is on its way. */
  isPlaceholderData: boolean
  refetch: () => void
}

/** Any query, its error as a sentence and as the server's code; both only while there is no data to show. */
export function useApiQuery<Data>(options: UseQueryOptions<Data>): ApiResult<Data> {
  const t = useTranslations()
  const { data, error: problem, isFetching, isPlaceholderData, refetch } = useQuery(options)
  // The page of an expired session leaves in a second, and a toast says why.
  const error = problem instanceof RefusedError && problem.code === 'TOKEN_EXPIRED' ? null : problem
  return {
    data,
    error: error && !data ? sentenceOf(error, t) : null,
    errorCode: error instanceof RefusedError && !data ? error.code : null,
    isFetching,
    isPlaceholderData,
    refetch: () => void refetch(),
  }
}

/** The API says that a session is over in one fixed English sentence, for programs; people read it in their language. */
function sentenceOf(error: Error, t: TranslateWeb): string {
  if (error instanceof RefusedError && error.code === 'TOKEN_EXPIRED') return t('shell.tokenExpired')
  return error.message || t('shell.unreachable')
}

const INVALIDATE_MS = 3_000

/** Fetches an endpoint again at once and every few seconds while `active`, such as a refund that falls while a question about it is open. */
export function useInvalidateWhile(active: boolean, endpoint: AnyEndpoint): void {
  useEffect(() => {
    if (!active) return
    invalidate(endpoint)
    const timer = setInterval(() => invalidate(endpoint), INVALIDATE_MS)
    return () => clearInterval(timer)
  }, [active, endpoint])
}
