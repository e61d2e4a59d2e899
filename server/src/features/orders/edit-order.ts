import type { api } from '@runmart/contract'
import type { Order } from '@runmart/contract/orders-order'
import { listServiceForms } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { requireInputs } from './check-order-inputs.ts'
import { insertEvent } from './event-queries.ts'
import { lockOrder, type OrderDetails, type StoredOrder, updateDetails } from './order-queries.ts'
import { publishOrderChanged } from './publish-order-changed.ts'
import { showOrder } from './show-order.ts'

type Input = HandlerInput<typeof api.orders.edit>

/** Changes contact, note or inputs of an order that has not begun; equal values change nothing. */
export async function editOrder(tx: Tx, { params, body, caller, request }: Input): Promise<Result<{ order: Order }>> {
  const order = await lockOrder(tx, params.id, caller.userId)
  if (order.status !== 'pending' || order.sentOn) throw new Refusal('CONFLICT')
  const details: OrderDetails = {
    contactInfo: body.contactInfo ?? order.contactInfo,
    note: body.note ?? order.note,
    inputs: body.inputs ? await inputsOf(tx, order, body.inputs) : order.inputs,
  }
  const edited = { ...order, ...details }
  if (!isSame(order, details)) {
    await updateDetails(tx, order.id, details)
    insertEvent(tx, order.id, { by: 'customer', byId: caller.userId, event: 'edited' })
    publishOrderChanged(tx, order)
  }
  return { data: { order: await showOrder(tx, edited, request.language) }, notice: 'messages.orderEdited' }
}

async function inputsOf(tx: Tx, order: StoredOrder, inputs: NonNullable<Input['body']['inputs']>) {
  const forms = await listServiceForms(tx, [order.serviceId])
  const checked = requireInputs(forms.get(order.serviceId), inputs, order.linksDeleted !== false)
  return Object.keys(checked).length ? checked : null
}

function isSame(order: StoredOrder, { contactInfo, note, inputs }: OrderDetails): boolean {
  const textOf = (it: OrderDetails['inputs']) => JSON.stringify(Object.entries(it ?? {}).sort())
  return order.contactInfo === contactInfo && order.note === note && textOf(order.inputs) === textOf(inputs)
}
