import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { serveStandIn } from '../serve-stand-in.ts'
import { MOST_AT_ONCE } from './panel-client.ts'
import { addOrder, cancelOrders, listServices, tellStates, writersOf } from './stand-in-orders.ts'
import { type PanelStandIn, usualHabits } from './stand-in-types.ts'

const MAX_PER_MINUTE = 60

/** A panel for tests and demos: as strict about method, encoding, key, fields, limits and rate as strict panels are. */
export async function startPanelStandIn(): Promise<PanelStandIn> {
  const key = 'the stand-in has a key of its own'
  const recent: number[] = []
  const calls: string[] = []
  let next = 23_501

  const number = () => next++

  const answerTo = (fields: Record<string, string>): object => {
    const ids = (fields.orders ?? fields.refills ?? '').split(',').filter(Boolean)
    if (ids.length > MOST_AT_ONCE) return { error: `Maximum ${MOST_AT_ONCE} orders` }
    switch (fields.action) {
      case 'services':
        return listServices(panel)
      case 'add':
        return addOrder(panel, fields, number)
      case 'status':
        return tellStates(panel, fields, ids)
      case 'refill':
        return addRefills(panel, fields, ids, number)
      case 'refill_status':
        return tellRefills(panel, fields, ids)
      case 'cancel':
        return cancelOrders(panel, ids)
      case 'balance':
        return { balance: writersOf(panel).sum(panel.balance.toFixed(5)), currency: 'USD' }
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
      return say({ error: 'Too many requests' }, panel.habits.tooOftenWith)
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
    habits: { ...usualHabits },
    balance: 100.84292,
    callsAMinute: MAX_PER_MINUTE,
    refusedCalls: 0,
    calls: (action) => (action ? calls.filter((it) => it === action).length : calls.length),
    clearCalls: () => void recent.splice(0),
    close,
  }
  return panel
}

async function readForm(request: IncomingMessage): Promise<Record<string, string> | null> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return null
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
}

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

function addRefills(panel: PanelStandIn, fields: Form, ids: readonly string[], number: () => number): object {
  if (fields.order !== undefined) return refill(panel, fields.order, number)
  return ids.map((id) => {
    const begun = refill(panel, id, number)
    return { order: Number(id), refill: 'error' in begun ? begun : begun.refill }
  })
}

function tellRefills(panel: PanelStandIn, fields: Form, ids: readonly string[]): object {
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
