import { bots } from '@runmart/contract/bots'
import { endpointQuery } from '#platform/query-client.ts'
import { useApiQuery } from '#platform/use-api.ts'
import { type KnownRun, keepLog } from './follow-run.ts'

/** A run as far as it is known, with all of its log that this page has heard. */
export function useRun(id: string) {
  return useApiQuery({
    ...endpointQuery(bots.run, { params: { id } }),
    structuralSharing: (before, now) => keepLog(before as KnownRun | undefined, now as KnownRun),
  })
}
