import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { usernamesOf } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { listSentIssues } from './issue-queries.ts'

/** A page of the sent issues, with sender and progress. */
export async function listIssues(
  tx: Tx,
  { query: { page, limit } }: HandlerInput<typeof api.newsletter.issues>,
): Promise<Result<DataOf<typeof api.newsletter.issues>>> {
  const { items, total } = await listSentIssues(tx, { page, limit })
  const names = await usernamesOf(
    tx,
    items.map((it) => it.sentBy),
  )
  return { data: { items: items.map((it) => ({ ...it, sentBy: names.get(it.sentBy) ?? '' })), total, page, limit } }
}
