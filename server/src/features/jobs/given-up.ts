import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import {
  countGivenUpJobs,
  listGivenUpJobs,
  lockGivenUpJobs,
  removeJobs,
  retryJobs,
} from '#platform/jobs/given-up-jobs.ts'
import { Refusal } from '#platform/refusal.ts'

type Decision = HandlerInput<typeof api.jobs.retry>

/** Lists the jobs that failed their last try. */
export async function listGivenUp(
  tx: Tx,
  { query }: HandlerInput<typeof api.jobs.givenUp>,
): Promise<Result<DataOf<typeof api.jobs.givenUp>>> {
  const { count } = await countGivenUpJobs(tx)
  return { data: { items: await listGivenUpJobs(tx, query), total: count, ...query } }
}

/** Retries failed jobs, once their cause is mended. */
export function retryGivenUp(tx: Tx, input: Decision): Promise<Result<{ count: number }>> {
  return decide(tx, input, 'jobs.retry', retryJobs)
}

/** Removes failed jobs for good. */
export function removeGivenUp(tx: Tx, input: Decision): Promise<Result<{ count: number }>> {
  return decide(tx, input, 'jobs.remove', removeJobs)
}

async function decide(
  tx: Tx,
  { body, caller, request }: Decision,
  action: 'jobs.retry' | 'jobs.remove',
  act: (tx: Tx, ids: readonly string[]) => Promise<void>,
): Promise<Result<{ count: number }>> {
  const found = await lockGivenUpJobs(tx, body.ids)
  if (found.length === 0) throw new Refusal('NOT_FOUND')
  const ids = found.map((it) => it.id)
  await act(tx, ids)
  for (const { id, name } of found)
    writeAudit(tx, { operatorId: caller.userId, address: request.address, action, subject: name, details: { job: id } })
  return { data: { count: found.length } }
}
