import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Language } from '@runmart/contract/languages'
import { getOrder } from '#features/orders/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { findDripOf, listDrips } from './drip-queries.ts'
import { showDrip, showDrips, showRuns } from './show-drips.ts'

/** A page of the caller's drips. */
export async function listMyDrips(
  reader: Reader,
  { query: { page, limit }, caller, request }: HandlerInput<typeof api.drips.list>,
): Promise<Result<DataOf<typeof api.drips.list>>> {
  const { items, total } = await listDrips(reader, caller.userId, { page, limit })
  return { data: { items: await showDrips(reader, items, request.language), total, page, limit } }
}

/** The drip that contains this order of the caller. */
export async function showDripOfMyOrder(
  reader: Reader,
  { params, caller, request }: HandlerInput<typeof api.drips.ofOrder>,
): Promise<Result<DataOf<typeof api.drips.ofOrder>>> {
  const { id } = await getOrder(reader, params.id, caller.userId)
  return { data: await dripOfOrder(reader, id, request.language) }
}

/** The drip that contains this order of any customer, for operators. */
export async function showDripOfOrder(
  tx: Tx,
  { params, request }: HandlerInput<typeof api.drips.ofOperatorOrder>,
): Promise<Result<DataOf<typeof api.drips.ofOperatorOrder>>> {
  const { id } = await getOrder(tx, params.id)
  return { data: await dripOfOrder(tx, id, request.language) }
}

async function dripOfOrder(
  reader: Reader,
  orderId: string,
  language: Language,
): Promise<DataOf<typeof api.drips.ofOrder>> {
  const drip = await findDripOf(reader, orderId)
  if (!drip) return { drip: null, run: null, runs: [] }
  return {
    drip: await showDrip(reader, drip, language),
    run: drip.orderIds.indexOf(orderId) + 1,
    runs: await showRuns(reader, drip),
  }
}
