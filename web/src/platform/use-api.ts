import type { AnyEndpoint, CallOf, DataOf } from '@runmart/contract/endpoint'
import type { TranslateWeb } from '@runmart/i18n/web'
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { useLanguage, useTranslations } from './language.tsx'
import { useLayoutPreference } from './layout-preference.ts'
import { endpointQuery, invalidate, type QueryArgs } from './query-client.ts'
import { RefusedError } from './refused-error.ts'

type ApiOptions<Data> = {
  /** Milliseconds between fetches while the page is visible; a function decides by the last answer. */
  refetchInterval?: number | ((data: Data | undefined) => number | false)
  /** False: does not fetch, because the signed-in user has no access. */
  enabled?: boolean
  /** Keeps the previous answer until the next one arrives, so that nothing jumps. */
  keepPrevious?: boolean
  /** The answer contains words: each language has its own cached answer. */
  localized?: boolean
}
type ApiArgs<E> =
  object extends CallOf<E>
    ? [args?: CallOf<E>, options?: ApiOptions<DataOf<E>>]
    : [args: CallOf<E>, options?: ApiOptions<DataOf<E>>]

/** The cached data of an endpoint. Pages render all four states: loading, error, empty and ready. */
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

/** One page of a list with the chosen number of rows. The previous page stays until the next one arrives. */
export function useApiPage<E extends AnyEndpoint>(endpoint: E, page: number, ...[args, options]: ApiArgs<E>) {
  const { limit } = useLayoutPreference()
  const { query, ...rest } = (args ?? {}) as { query?: object }
  const paged: unknown = { ...rest, query: { ...query, page: String(page), limit: String(limit) } }
  const result = useApi(endpoint, ...([paged, { ...options, keepPrevious: true }] as ApiArgs<E>))
  // Renders a long new list in the background, so that the page reacts meanwhile.
  const data = useDeferredValue(result.data) ?? result.data
  return { ...result, data, isPlaceholderData: result.isPlaceholderData || data !== result.data }
}

export type ApiResult<Data> = {
  data: Data | undefined
  error: string | null
  errorCode: string | null
  isFetching: boolean
  /** The data answers the previous arguments; the new answer is pending. */
  isPlaceholderData: boolean
  refetch: () => void
}

/** Any query. Its error is a sentence and the server's code, both only while there is no data to show. */
export function useApiQuery<Data>(options: UseQueryOptions<Data>): ApiResult<Data> {
  const t = useTranslations()
  const { data, error: problem, isFetching, isPlaceholderData, refetch } = useQuery(options)
  // The page of an expired session leaves in a second; a toast says why.
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

/** The API reports an expired session in one fixed English sentence for programs. People read it in their language. */
function sentenceOf(error: Error, t: TranslateWeb): string {
  if (error instanceof RefusedError && error.code === 'TOKEN_EXPIRED') return t('shell.tokenExpired')
  return error.message || t('shell.unreachable')
}

const INVALIDATE_MS = 3_000

/** Fetches an endpoint again at once and every few seconds while `active`, such as a refund in an open dialog. */
export function useInvalidateWhile(active: boolean, endpoint: AnyEndpoint): void {
  useEffect(() => {
    if (!active) return
    invalidate(endpoint)
    const timer = setInterval(() => invalidate(endpoint), INVALIDATE_MS)
    return () => clearInterval(timer)
  }, [active, endpoint])
}
