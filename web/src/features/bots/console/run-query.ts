import { bots } from '@runmart/contract/bots'
import { endpointQuery, queryClient, updateAnswer } from '#platform/query-client.ts'
import { useApiQuery } from '#platform/use-api.ts'
import { mergeLog, type RunWithLog } from './run-events.ts'

/** A run with all log entries that this page has received. */
export function useRun(id: string) {
  return useApiQuery({
    ...endpointQuery(bots.run, { params: { id } }),
    structuralSharing: (before, now) => mergeLog(before as RunWithLog | undefined, now as RunWithLog),
  })
}

type Change = (run: RunWithLog) => RunWithLog

/** Reads and updates the cached answer of a run between fetches. */
export function runCache(id: string) {
  const { queryKey } = endpointQuery(bots.run, { params: { id } })
  return {
    read: (): RunWithLog | undefined => queryClient.getQueryData(queryKey),
    /** For figures and log entries, which arrive constantly: the next event repairs what an older answer undid. */
    update: (change: Change): void => {
      queryClient.setQueryData<RunWithLog>(queryKey, (run) => run && change(run))
    },
    /** For the status, which an older answer must not undo. */
    updateState: (change: Change): void => updateAnswer<RunWithLog>(queryKey, (run) => run && change(run)),
    invalidate: (): void => void queryClient.invalidateQueries({ queryKey }),
  }
}
