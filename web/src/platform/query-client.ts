import type { CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint, CallOf, DataOf } from '@runmart/contract/endpoint'
import type { Language } from '@runmart/contract/languages'
import { QueryClient, type QueryKey, queryOptions, type Updater } from '@tanstack/react-query'
import { call } from './api.ts'
import { expireSession, isExpired } from './expire-session.ts'
import { RefusedError } from './refused-error.ts'
import { onUserChange } from './session-state.ts'
import { onStale } from './stale.ts'
import { tokens } from './tokens.ts'

const RETRY_MS = 8_000

/** An unreachable or failing server may recover; a refusal is final. */
const mayPass = (problem: Error) => !(problem instanceof RefusedError && problem.status < 500)

/**
 * Caches answers of the server while they are fresh. Retries only temporary problems: twice at once, then every few
 * seconds and when the device is online again.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, problem) => failures < 2 && mayPass(problem),
      refetchInterval: ({ state: { error } }) => (error && mayPass(error) ? RETRY_MS : false),
      refetchOnReconnect: true,
      networkMode: 'always',
    },
  },
})

onUserChange(() => queryClient.clear())
onStale((paths) => (paths === 'all' ? queryClient.invalidateQueries() : invalidate(...paths.map((path) => ({ path })))))

export type QueryArgs<E> =
  object extends CallOf<E> ? [args?: CallOf<E>, language?: Language] : [args: CallOf<E>, language?: Language]

/**
 * The query of an endpoint, for `useApi` and for prefetching. Its key begins with the path: `invalidate` finds it so.
 * With a language, each language has its own cached answer.
 */
export function endpointQuery<E extends AnyEndpoint>(endpoint: E, ...[args, language]: QueryArgs<E>) {
  return queryOptions<DataOf<E>>({
    queryKey: [endpoint.path, args ?? {}, ...(language ? [language] : [])],
    queryFn: async ({ signal }) => {
      const answer = await call(endpoint, ...([args, { signal }] as CallArgs<E>))
      if (answer.success) return answer.data
      if (isExpired(answer)) expireSession()
      else if (answer.code === 'UNAUTHENTICATED' && tokens.access()) tokens.clear()
      throw new RefusedError(answer)
    },
  })
}

/**
 * Marks the answers of these endpoints as out of date. Fetches those on screen again at once, others at their next use.
 * Wait for it before closing a form that opens with listed values: reopened at once, it would show old ones.
 */
export async function invalidate(...endpoints: { path: string }[]): Promise<void> {
  await Promise.all(endpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}

/**
 * Changes a cached answer after news. Fetches a pending answer again: it may be older than the news and would undo the
 * change.
 */
export function updateAnswer<Data>(queryKey: QueryKey, change: Updater<Data | undefined, Data | undefined>): void {
  queryClient.setQueryData<Data>(queryKey, change)
  void queryClient.invalidateQueries({ queryKey, exact: true, fetchStatus: 'fetching' })
}
