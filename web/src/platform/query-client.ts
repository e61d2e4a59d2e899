import { QueryClient } from '@tanstack/react-query'
import { Refused } from './refused.ts'
import { onUserChange } from './session-state.ts'

/** What the server told us, kept while it is fresh. Only what may pass is tried again: an unreachable or ailing server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, problem) => failures < 2 && !(problem instanceof Refused && problem.status < 500),
      networkMode: 'always',
    },
  },
})

onUserChange(() => queryClient.clear())
