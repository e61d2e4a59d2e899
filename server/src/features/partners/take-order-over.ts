import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { partnerOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { tellPartner } from './tell-partner.ts'

/**
 * Takes an order over from its partner and notifies the partner. The share of undelivered or unproven parts returns to
 * the shop.
 */
export async function takeOrderOver(
  tx: Tx,
  input: HandlerInput<typeof api.partnersOperator.takeOver>,
): Promise<Result<DataOf<typeof api.partnersOperator.takeOver>>> {
  const { acted, told } = await partnerOrders.takeOver(tx, input)
  const { id, orderCode: code } = acted.data.order
  tellPartner(tx, told.partnerId, { key: id, words: 'mail.partnerOrderTaken', code, note: input.body.reason })
  tellCount(tx, told, { id, code, note: input.body.reason })
  return acted
}

/** Corrects the part of an order that its partner really delivered before leaving it to the shop. */
export async function recountOrder(
  tx: Tx,
  input: HandlerInput<typeof api.partnersOperator.recount>,
): Promise<Result<DataOf<typeof api.partnersOperator.recount>>> {
  const { acted, told } = await partnerOrders.recount(tx, input)
  const { id, orderCode: code } = acted.data.order
  tellCount(tx, told, { id, code, note: input.body.reason })
  return acted
}

type Told = Awaited<ReturnType<typeof partnerOrders.recount>>['told']

/** Notifies a partner that fewer units count than they reported, and why. */
function tellCount(
  tx: Tx,
  { partnerId, said, counted }: Told,
  { id, code, note }: { id: string; code: string; note: string },
): void {
  if (counted === said) return
  const name = `${counted} / ${said}`
  tellPartner(tx, partnerId, { key: `${id}:${counted}`, words: 'mail.partnerRecounted', name, code, note })
}
