import type { CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint, DataOf } from '@runmart/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'
import { expireSession, isExpired } from './expire-session.ts'
import { Refused } from './refused.ts'
import { tokens } from './tokens.ts'

/** What to ask the server and under which name to keep the answer: its path, so that others can say it is stale. */
export function endpointQuery<E extends AnyEndpoint>(endpoint: E, ...[asked]: CallArgs<E>) {
  return queryOptions<DataOf<E>>({
    queryKey: [endpoint.path, asked ?? {}],
    queryFn: async ({ signal }) => {
      const answer = await call(endpoint, ...([asked, { signal }] as CallArgs<E>))
      if (answer.success) return answer.data
      if (isExpired(answer)) expireSession()
      else if (answer.code === 'UNAUTHENTICATED' && tokens.access()) tokens.clear()
      throw new Refused(answer)
    },
  })
}
