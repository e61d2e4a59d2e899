import { type PanelType, panelTypes } from '@runmart/contract/suppliers-panel-types'
import { plain } from './panel-values.ts'
import type { PanelStandIn, StandInOrder, StandInService } from './stand-in-types.ts'

type Form = Readonly<Record<string, string>>

const optional: Partial<Record<PanelType, readonly string[]>> = {
  Default: ['runs', 'interval'],
  Subscriptions: ['posts', 'old_posts', 'expiry'],
}
/** How long a repeated order counts as the first one, at panels that recognise repetitions. */
const SAME_MS = 120_000

const typeOf = ({ type }: StandInService) =>
  (Object.keys(panelTypes) as PanelType[]).find((it) => plain(it) === plain(type)) ?? 'Default'

/** Writes ids, sums and counts in the panel's types. */
export const writersOf = (panel: PanelStandIn) => ({
  id: (id: number) => (panel.habits.swapsTypes ? String(id) : id),
  sum: (text: string) => (panel.habits.swapsTypes ? Number(text) : text),
  count: (count: number | string) => (panel.habits.swapsTypes ? Number(count) : String(count)),
})

/** The services in the panel's list format. */
export function listServices(panel: PanelStandIn): object[] {
  const { id, sum, count } = writersOf(panel)
  return panel.services.map((it) => ({
    ...it,
    service: id(it.service),
    rate: sum(it.rate),
    min: count(it.min),
    max: count(it.max),
  }))
}

/** Takes an order, or refuses it: checks the fields of its type, its limits, its link and the balance. */
export function addOrder(panel: PanelStandIn, fields: Form, number: () => number): object {
  const { key: _key, action: _action, service: serviceId, request_id: mark, ...given } = fields
  if (mark !== undefined && !panel.habits.takesRequestIds) return { error: 'Unexpected request_id' }
  const taken = (order: number) => ({
    ...(panel.habits.saysSuccess && { status: 'success' }),
    order: writersOf(panel).id(order),
  })
  const marked = mark && [...panel.orders.values()].find((it) => it.mark === mark)
  if (marked) return taken(marked.order)
  const service = panel.services.find((it) => String(it.service) === serviceId)
  if (!service) return { error: 'Incorrect service ID' }
  const { error, quantity = 1, charge = 0 } = checkOrder(service, given)
  if (error) return { error }
  if (charge > panel.balance) return { error: 'Not enough funds on balance' }
  const same = [...panel.orders.values()].find(
    (it) =>
      it.service === service.service &&
      it.fields.link === given.link &&
      it.fields.quantity === given.quantity &&
      it.addedAt > Date.now() - SAME_MS,
  )
  if (same && panel.habits.repeatsOrders) return taken(same.order)
  panel.balance -= charge
  const order = number()
  const stored = { order, service: service.service, fields: given, addedAt: Date.now(), status: 'Pending' }
  panel.orders.set(order, {
    ...stored,
    ...(mark && { mark }),
    startCount: 3_572,
    charge: charge.toFixed(5),
    remains: quantity,
  })
  return taken(order)
}

function checkOrder(service: StandInService, given: Form): { error?: string; quantity?: number; charge?: number } {
  const type = typeOf(service)
  const needed: readonly string[] = panelTypes[type]
  const missing = needed.find((name) => !given[name])
  if (missing) return { error: `Bad ${missing}` }
  const unknown = Object.keys(given).find((name) => !needed.includes(name) && !optional[type]?.includes(name))
  if (unknown) return { error: `Unexpected ${unknown}` }
  if (given.link !== undefined && !/^https?:\/\//.test(given.link)) return { error: 'Bad link' }
  if (type === 'Package' || type === 'Custom Comments Package') return { charge: Number(service.rate) }
  const lines = (given.comments ?? given.usernames ?? '').split(/\r?\n/).filter(Boolean).length
  const quantity = Number(given.quantity ?? (lines || 1))
  if (!(Number.isSafeInteger(quantity) && quantity >= Number(service.min)))
    return { error: `Minimum quantity is ${service.min}` }
  if (quantity > Number(service.max)) return { error: `Maximum quantity is ${service.max}` }
  return { quantity, charge: (Number(service.rate) * quantity) / 1_000 }
}

export function tellStates(panel: PanelStandIn, fields: Form, ids: readonly string[]): object {
  const { sum, count } = writersOf(panel)
  const stateOf = (order: StandInOrder) => ({
    charge: sum(order.charge),
    start_count: count(order.startCount),
    status: panel.habits.states === 'title' ? order.status : order.status.toLowerCase().replaceAll(' ', '_'),
    remains: count(order.remains),
    currency: order.currency ?? 'USD',
  })
  const unknown = { error: 'Incorrect order ID' }
  const found = (id: string) => panel.orders.get(Number(id))
  if (fields.order !== undefined) {
    const order = found(fields.order)
    return order ? stateOf(order) : unknown
  }
  return Object.fromEntries(
    ids.map((id) => {
      const order = found(id)
      return [id, order ? stateOf(order) : panel.habits.bareErrors ? unknown.error : unknown]
    }),
  )
}

/** Cancels only unfinished orders of cancellable services; the panel does not charge the undelivered part. */
export function cancelOrders(panel: PanelStandIn, ids: readonly string[]): object[] {
  const cancel = (id: string): 1 | { error: string } => {
    const order = panel.orders.get(Number(id))
    if (!order) return { error: 'Incorrect order ID' }
    const service = panel.services.find((it) => it.service === order.service)
    if (!service?.cancel || !['Pending', 'Processing', 'In progress'].includes(order.status))
      return { error: 'Cancel is not available' }
    const back = Math.min(Number(order.charge), (Number(service.rate) * order.remains) / 1_000)
    panel.balance += back
    Object.assign(order, { status: 'Canceled', charge: (Number(order.charge) - back).toFixed(5) })
    return 1
  }
  return ids.map((id) => ({ order: Number(id), cancel: cancel(id) }))
}
