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

/** An unreachable or ailing server may come back; a refusal stays one. */
const mayPass = (problem: Error) => !(problem instanceof RefusedError && problem.status < 500)

/**
 * What the server answered, cached while it is fresh. Only what may pass is retried: some times at once, then every few
 * seconds and when the device is online again, until it is here.
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
 * The query of an endpoint, for `useApi` and for prefetching; its key begins with the path, by which `invalidate` finds it.
 * With a language, the answer of each language is cached on its own.
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
 * Marks the answers of these endpoints as out of date: those on screen are fetched again, others when next used. Waiting for
 * it is for whoever closes a form that opens with what is listed: opened again at once it would show the old values.
 */
export async function invalidate(...endpoints: { path: string }[]): Promise<void> {
  await Promise.all(endpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}

/**
 * Changes a cached answer by what has become known since. One that is on its way may be older than that, so it is asked for
 * again: it would undo the change when it arrives.
 */
export function updateAnswer<Data>(queryKey: QueryKey, change: Updater<Data | undefined, Data | undefined>): void {
  queryClient.setQueryData<Data>(queryKey, change)
  void queryClient.invalidateQueries({ queryKey, exact: true, fetchStatus: 'fetching' })
}
