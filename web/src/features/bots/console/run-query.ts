import { bots } from '@runmart/contract/bots'
import { endpointQuery, queryClient } from '#platform/query-client.ts'
import { useApiQuery } from '#platform/use-api.ts'
import { mergeLog, type RunWithLog } from './run-events.ts'

/** A run with all of its log that this page has received. */
export function useRun(id: string) {
  return useApiQuery({
    ...endpointQuery(bots.run, { params: { id } }),
    structuralSharing: (before, now) => mergeLog(before as RunWithLog | undefined, now as RunWithLog),
  })
}

/** The cached answer of a run, to read and to update between fetches. */
export function runCache(id: string) {
  const { queryKey } = endpointQuery(bots.run, { params: { id } })
  return {
    read: (): RunWithLog | undefined => queryClient.getQueryData(queryKey),
    update: (change: (run: RunWithLog) => RunWithLog): void => {
      queryClient.setQueryData<RunWithLog>(queryKey, (run) => run && change(run))
    },
    invalidate: (): void => void queryClient.invalidateQueries({ queryKey }),
  }
}
