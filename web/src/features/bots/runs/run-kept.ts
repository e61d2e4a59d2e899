import { bots } from '@runmart/contract/bots'
import { endpointQuery, queryClient } from '#platform/query-client.ts'
import type { KnownRun } from './follow-run.ts'

/** What this page knows of a run, to read and to change. */
export function runKept(id: string) {
  const { queryKey } = endpointQuery(bots.run, { params: { id } })
  return {
    read: (): KnownRun | undefined => queryClient.getQueryData(queryKey),
    change: (how: (known: KnownRun) => KnownRun): void => {
      queryClient.setQueryData<KnownRun>(queryKey, (known) => known && how(known))
    },
    invalidate: (): void => void queryClient.invalidateQueries({ queryKey }),
  }
}
