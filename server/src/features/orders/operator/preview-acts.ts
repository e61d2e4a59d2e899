import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { heldAmong } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { sharesOf } from '../partner/share-queries.ts'
import { problemOf } from './act-problem.ts'
import { listByNames } from './desk-queries.ts'
import { refundOfAct } from './refund-of-act.ts'

type Preview = DataOf<typeof api.ordersDesk.preview>

/** The effect of an action on each order, in the requested order. */
export async function previewActs(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.ordersDesk.preview>,
): Promise<Result<Preview>> {
  const { act, awaiting, ids, codes } = body
  if (Boolean(ids) === Boolean(codes)) throw refuseField('ids', 'required')
  const names = [...new Set((codes ?? ids ?? []).map((it) => (codes ? it.toUpperCase() : it)))]
  const found = await listByNames(tx, codes ? 'code' : 'id', codes ? names : names.filter(isUuid))
  const known = new Map(found.map((it) => [codes ? it.code : it.id, it]))
  const shares = await sharesOf(
    tx,
    found.map((it) => it.id),
  )
  const held = await heldAmong(
    tx,
    found.map((it) => it.customerId),
    'orders',
  )
  const preview: Preview = { can: [], cannot: [] }
  for (const name of names) {
    const order = known.get(name)
    try {
      if (!order) throw new Refusal('NOT_FOUND')
      const isHeld = held.has(order.customerId)
      const refund = refundOfAct(order, { act, awaiting, isHeld }, caller.userId, shares.get(order.id)?.partnerId)
      preview.can.push({ id: order.id, orderCode: order.code, totalCash: order.total, refund })
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      const problem = problemOf(order ?? null, refusal, request.language)
      preview.cannot.push({ id: order?.id ?? null, orderCode: order?.code ?? name, problem })
    }
  }
  return { data: preview }
}
