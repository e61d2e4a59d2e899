import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type PanelType, panelTypes } from '@runmart/contract/suppliers-panel-types'
import { serveStandIn } from '../serve-stand-in.ts'
import { MOST_AT_ONCE } from './panel-client.ts'

const MAX_PER_MINUTE = 60

export type StandInService = {
  service: number
  name: string
  type: PanelType
  category: string
  rate: string
  min: string
  max: string
  refill: boolean
  cancel: boolean
}

export type StandInOrder = {
  order: number
  service: number
  fields: Record<string, string>
  mark?: string
  status: string
  charge: string
  startCount: number
  remains: number
  currency?: string
}

/**
 * How the stand-in misbehaves: `lose` does what is asked and never answers, `cut` does it and breaks the line, `drop` breaks it before
 * doing anything, `error` and `garbage` do nothing and answer what nobody can read, `late` does it and answers after a while, `poor`
 * refuses orders for want of money, `closed` refuses orders as of a service that is sold no more, `busy` as long as another one for the link is open, `often` refuses everything as too often, `lie` answers with the number of another order, `fails`
 * does what is asked and answers an error with status 500, `blank` answers an empty object to everything, `warns` does it and answers an error along with it.
 */
export const panelTroubles = [
  'none',
  'lose',
  'cut',
  'drop',
  'error',
  'garbage',
  'late',
  'poor',
  'closed',
  'busy',
  'often',
  'lie',
  'fails',
  'blank',
  'warns',
] as const
export type PanelTrouble = (typeof panelTroubles)[number]

/** Of two that panels do, the one that this panel does. */
type Habits = {
  /** Ids as strings and sums as numbers, instead of the other way round. */
  swapsTypes: boolean
  /** The error of one order as a string. */
  bareErrors: boolean
  /** A second add of the same service, link and quantity within two minutes is the first one. */
  repeatsOrders: boolean
  /** It takes a `request_id`, and a second add with the same one is the first. */
  takesRequestIds: boolean
  states: 'title' | 'lower'
  /** States of several refills as an object by their numbers, instead of a list. */
  refillsById: boolean
  /** Whether it knows lists of refills; otherwise it refuses them, or answers an empty list, and takes one at a time. */
  refillLists: 'known' | 'refused' | 'ignored'
}

export type PanelStandIn = {
  access: { url: string; key: string }
  services: StandInService[]
  orders: Map<number, StandInOrder>
  refills: Map<number, { order: number; status: string }>
  /** The trouble it makes, or the one it makes with each call. */
  trouble: PanelTrouble | ((action: string) => PanelTrouble)
  habits: Habits
  balance: number
  /** More are refused. */
  callsAMinute: number
  /** How many were. */
  refusedCalls: number
  calls(action?: string): number
  /** As if the minute of the rate limit were over. */
  clearCalls(): void
  close(): Promise<void>
}

/** A panel for places without one: as strict about method, encoding, key, fields, limits and rate as the strict ones are. */
export async function startPanelStandIn(): Promise<PanelStandIn> {
  const key = 'the stand-in has a key of its own'
  const recent: number[] = []
  const calls: string[] = []
  let next = 23_501

  const add = (fields: Record<string, string>): object => {
    const { key: _key, action: _action, service: id, request_id: mark, ...given } = fields
    if (mark !== undefined && !panel.habits.takesRequestIds) return { error: 'Unexpected request_id' }
    const marked = mark && [...panel.orders.values()].find((it) => it.mark === mark)
    if (marked) return { order: shown(marked.order) }
    const service = panel.services.find((it) => String(it.service) === id)
    if (!service) return { error: 'Incorrect service ID' }
    const needed: readonly string[] = panelTypes[service.type]
    const missing = needed.find((name) => !given[name])
    if (missing) return { error: `Bad ${missing}` }
    const unknown = Object.keys(given).find((name) => !needed.includes(name) && !['runs', 'interval'].includes(name))
    if (unknown) return { error: `Unexpected ${unknown}` }
    const isPackage = service.type === 'Package' || service.type === 'Custom Comments Package'
    const lines = (given.comments ?? given.usernames ?? '').split(/\r?\n/).filter(Boolean).length
    const quantity = Number(given.quantity ?? (lines || 1))
    if (!isPackage && !(Number.isSafeInteger(quantity) && quantity >= Number(service.min)))
      return { error: `Minimum quantity is ${service.min}` }
    if (!isPackage && quantity > Number(service.max)) return { error: `Maximum quantity is ${service.max}` }
    if (given.link !== undefined && !/^https?:\/\//.test(given.link)) return { error: 'Bad link' }
    const charge = isPackage ? Number(service.rate) : (Number(service.rate) * quantity) / 1_000
    if (charge > panel.balance) return { error: 'Not enough funds on balance' }
    const same = [...panel.orders.values()].find(
      (it) => it.service === service.service && it.fields.link === given.link && it.fields.quantity === given.quantity,
    )
    if (same && panel.habits.repeatsOrders) return { order: shown(same.order) }
    panel.balance -= charge
    const order = next++
    const stored = { order, service: service.service, fields: given, status: 'Pending', startCount: 3_572 }
    panel.orders.set(order, { ...stored, ...(mark && { mark }), charge: charge.toFixed(5), remains: quantity })
    return { order: shown(order) }
  }

  const shown = (id: number) => (panel.habits.swapsTypes ? String(id) : id)
  const sum = (text: string) => (panel.habits.swapsTypes ? Number(text) : text)
  const stateOf = (order: StandInOrder) => ({
    charge: sum(order.charge),
    start_count: String(order.startCount),
    status: panel.habits.states === 'title' ? order.status : order.status.toLowerCase().replaceAll(' ', '_'),
    remains: String(order.remains),
    currency: order.currency ?? 'USD',
  })
  const unknownOrder = (): object | string =>
    panel.habits.bareErrors ? 'Incorrect order ID' : { error: 'Incorrect order ID' }
  const listOf = (text = '') => text.split(',').filter(Boolean)

  /** Only what was sold with refills is filled up again, and once at a time. */
  const refill = (id: string): { refill: number | string } | { error: string } => {
    const order = panel.orders.get(Number(id))
    if (!order) return { error: 'Incorrect order ID' }
    if (!panel.services.find((it) => it.service === order.service)?.refill) return { error: 'Refill is not available' }
    const isOpen = [...panel.refills.values()].some((it) => it.order === order.order && it.status === 'Pending')
    if (isOpen) return { error: 'Refill is already in progress' }
    const number = next++
    panel.refills.set(number, { order: order.order, status: 'Pending' })
    return { refill: shown(number) }
  }

  const answerTo = (fields: Record<string, string>): object => {
    const ids = listOf(fields.orders ?? fields.refills)
    if (ids.length > MOST_AT_ONCE) return { error: `Maximum ${MOST_AT_ONCE} orders` }
    switch (fields.action) {
      case 'services':
        return panel.services.map((it) => ({ ...it, service: shown(it.service), rate: sum(it.rate) }))
      case 'add':
        return add(fields)
      case 'status': {
        if (fields.order !== undefined) {
          const order = panel.orders.get(Number(fields.order))
          return order ? stateOf(order) : { error: 'Incorrect order ID' }
        }
        const found = (id: string) => panel.orders.get(Number(id))
        return Object.fromEntries(
          ids.map((id) => {
            const order = found(id)
            return [id, order ? stateOf(order) : unknownOrder()]
          }),
        )
      }
      case 'refill':
        if (fields.order !== undefined) return refill(fields.order)
        return ids.map((id) => {
          const begun = refill(id)
          return { order: Number(id), refill: 'error' in begun ? begun : begun.refill }
        })
      case 'refill_status': {
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
      case 'cancel':
        return ids.map((id) => {
          const order = panel.orders.get(Number(id))
          if (!order) return { order: Number(id), cancel: { error: 'Incorrect order ID' } }
          return { order: Number(id), cancel: 1 }
        })
      case 'balance':
        return { balance: sum(panel.balance.toFixed(5)), currency: 'USD' }
      default:
        return { error: 'Incorrect request' }
    }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const fields = await readForm(request)
    const say = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method !== 'POST' || !/^\/api\/v2\/?$/.test(request.url ?? '')) return say({ error: 'Not found' }, 404)
    if (!fields) return say({ error: 'Incorrect request' })
    const { action = '' } = fields
    calls.push(action)
    const trouble = typeof panel.trouble === 'function' ? panel.trouble(action) : panel.trouble
    if (trouble === 'drop') return void response.destroy()
    if (trouble === 'error') return say({ message: 'Server Error' }, 500)
    if (trouble === 'blank') return say({})
    if (trouble === 'garbage') return void response.writeHead(200).end('<html>maintenance</html>')
    if (fields.key !== key) return say({ error: 'Invalid API key' })
    const now = Date.now()
    recent.push(now)
    while ((recent[0] ?? now) <= now - 60_000) recent.shift()
    if (trouble === 'often' || recent.length > panel.callsAMinute) {
      panel.refusedCalls++
      return say({ error: 'Too many requests' }, 429)
    }
    if (trouble === 'poor' && action === 'add') return say({ error: 'Not enough funds on balance' })
    if (trouble === 'closed' && action === 'add') return say({ error: 'This service is inactive' })
    if (trouble === 'busy' && action === 'add')
      return say({ error: 'You have active order with this link. Please wait until order being completed.' })
    if (trouble === 'lie' && action === 'add') return say({ order: panel.orders.keys().next().value ?? 1 })
    const body = answerTo(fields)
    if (trouble === 'lose') return
    if (trouble === 'cut') return void response.destroy()
    if (trouble === 'late') await sleep(300)
    if (trouble === 'fails') return say({ error: 'Gateway timeout' }, 500)
    if (trouble === 'warns') return say({ ...body, error: 'Delivery may be slow' }, 201)
    say(body)
  }

  const { url, close } = await serveStandIn((request, response) => void answer(request, response))
  const panel: PanelStandIn = {
    access: { url: `${url}/api/v2`, key },
    services: [],
    orders: new Map(),
    refills: new Map(),
    trouble: 'none',
    habits: {
      swapsTypes: false,
      bareErrors: false,
      repeatsOrders: false,
      takesRequestIds: false,
      states: 'title',
      refillsById: false,
      refillLists: 'known',
    },
    balance: 100.84292,
    callsAMinute: MAX_PER_MINUTE,
    refusedCalls: 0,
    calls: (action) => (action ? calls.filter((it) => it === action).length : calls.length),
    clearCalls: () => void recent.splice(0),
    close,
  }
  return panel
}

/** The fields of a form; null for what is none. */
async function readForm(request: IncomingMessage): Promise<Record<string, string> | null> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return null
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
}
