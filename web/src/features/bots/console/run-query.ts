import { bots } from '@runmart/contract/bots'
import { endpointQuery, queryClient, updateAnswer } from '#platform/query-client.ts'
import { useApiQuery } from '#platform/use-api.ts'
import { mergeLog, type RunWithLog } from './run-events.ts'

/** A run with all of its log that this page has received. */
export function useRun(id: string) {
  return useApiQuery({
    ...endpointQuery(bots.run, { params: { id } }),
    structuralSharing: (before, now) => mergeLog(before as RunWithLog | undefined, now as RunWithLog),
  })
}

type Change = (run: RunWithLog) => RunWithLog

/** The cached answer of a run, to read and to update between fetches. */
export function runCache(id: string) {
  const { queryKey } = endpointQuery(bots.run, { params: { id } })
  return {
    read: (): RunWithLog | undefined => queryClient.getQueryData(queryKey),
    /** For figures and log entries, which come all the time: what an older answer undoes, the next ones set right. */
    update: (change: Change): void => {
      queryClient.setQueryData<RunWithLog>(queryKey, (run) => run && change(run))
    },
    /** For its state, which an answer on its way must not undo. */
    updateState: (change: Change): void => updateAnswer<RunWithLog>(queryKey, (run) => run && change(run)),
    invalidate: (): void => void queryClient.invalidateQueries({ queryKey }),
  }
}
