import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { getCustomer } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { listSent } from './sending-queries.ts'

/** What a customer was notified about and how that went out, newest first; not what it said. */
export async function listSentToCustomer(
  tx: Tx,
  { params, query: { page, limit } }: HandlerInput<typeof api.notifications.ofCustomer>,
): Promise<Result<DataOf<typeof api.notifications.ofCustomer>>> {
  const { id } = await getCustomer(tx, params.id)
  return { data: { ...(await listSent(tx, id, { page, limit })), page, limit } }
}
