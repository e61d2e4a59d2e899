import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { partnerOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { tellPartner } from './tell-partner.ts'

/** An operator takes an order over from its partner, who is told why; the share of what was not delivered goes back to the shop. */
export async function takeOrderOver(
  tx: Tx,
  input: HandlerInput<typeof api.partnersOperator.takeOver>,
): Promise<Result<DataOf<typeof api.partnersOperator.takeOver>>> {
  const taken = await partnerOrders.takeOver(tx, input)
  const { id, orderCode: code } = taken.data.order
  const share = (await partnerOrders.sharesOf(tx, [id])).get(id)
  if (!share) throw new Error(`Order ${code} has no share`)
  tellPartner(tx, share.partnerId, { key: id, words: 'mail.partnerOrderTaken', code, note: input.body.reason })
  return taken
}
