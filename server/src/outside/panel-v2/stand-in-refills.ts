import { writersOf } from './stand-in-orders.ts'
import type { PanelStandIn } from './stand-in-types.ts'

type Form = Readonly<Record<string, string>>

/** Refills only orders of refillable services, one refill at a time. */
function refill(
  panel: PanelStandIn,
  id: string,
  number: () => number,
): { refill: number | string } | { error: string } {
  const order = panel.orders.get(Number(id))
  if (!order) return { error: 'Incorrect order ID' }
  if (!panel.services.find((it) => it.service === order.service)?.refill) return { error: 'Refill is not available' }
  const isOpen = [...panel.refills.values()].some((it) => it.order === order.order && it.status === 'Pending')
  if (isOpen) return { error: 'Refill is already in progress' }
  const given = number()
  panel.refills.set(given, { order: order.order, status: 'Pending' })
  return { refill: writersOf(panel).id(given) }
}

export function addRefills(panel: PanelStandIn, fields: Form, ids: readonly string[], number: () => number): object {
  if (fields.order !== undefined) return refill(panel, fields.order, number)
  return ids.map((id) => {
    const begun = refill(panel, id, number)
    return { order: Number(id), refill: 'error' in begun ? begun : begun.refill }
  })
}

export function tellRefills(panel: PanelStandIn, fields: Form, ids: readonly string[]): object {
  const found = (id: string) => panel.refills.get(Number(id))?.status ?? { error: 'Refill not found' }
  if (fields.refill !== undefined) {
    const status = found(fields.refill)
    return typeof status === 'string' ? { status } : status
  }
  if (panel.habits.refillLists === 'refused') return { error: 'Incorrect request' }
  if (panel.habits.refillLists === 'ignored') return []
  if (panel.habits.refillsById) return Object.fromEntries(ids.map((id) => [id, { status: found(id) }]))
  return ids.map((id) => ({ refill: Number(id), status: found(id) }))
}
