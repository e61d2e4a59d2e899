import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { RawClient, type Request } from './raw-client.ts'

const ORDERING = 4
const READING = 2
/** The pause after an answer: the shop is busy, but not overloaded. */
const PAUSE_MS = 100
const READY_EVERY_MS = 50
const PATIENCE_MS = 10_000

export type AcknowledgedOrder = { customerId: string; key: string; id: string }

export type Load = {
  asked: number
  failed: number
  acknowledged: AcknowledgedOrder[]
  ready: { asked: number; cutOff: number; refused: number; answeredOnRetry: number; times: number[] }
}

type Target = { url: string; serviceId: string; someone: () => { id: string; token: string } }

/**
 * Customers who order and read over persistent connections, and a probe with a new connection each time, until `end`.
 */
export function startKillLoad({ url, serviceId, someone }: Target): { end(): Promise<Load> } {
  const seen: Load = {
    asked: 0,
    failed: 0,
    acknowledged: [],
    ready: { asked: 0, cutOff: 0, refused: 0, answeredOnRetry: 0, times: [] },
  }
  let isOver = false
  const port = Number(new URL(url).port)

  /** The body of the answer, or null without one; reopens a cut connection. */
  const asker = () => {
    let client = new RawClient(port)
    return async (request: Request): Promise<string | null> => {
      if (client.isClosed) client = new RawClient(port)
      seen.asked++
      const answer = await within(PATIENCE_MS, client.ask(request)).catch(() => null)
      if (answer?.status === 200) return answer.text
      if (answer && answer.status < 500) throw new Error(`answered ${answer.status}: ${answer.text}`)
      seen.failed++
      client.close()
      return null
    }
  }
  /** Orders; without an answer it repeats the request under the same key, as the web does. */
  const order = async () => {
    const ask = asker()
    while (!isOver) {
      const [{ id: customerId, token }, key] = [someone(), randomUUID()]
      const body = { serviceId, amount: 1, contactInfo: '@bench' }
      const request = { method: 'POST', path: '/api/user/order/owner', token, key, body }
      let text: string | null = null
      while (text === null) text = await ask(request)
      seen.acknowledged.push({ customerId, key, id: JSON.parse(text).data.order.id })
      await sleep(PAUSE_MS)
    }
  }
  const read = async () => {
    const ask = asker()
    while (!isOver) {
      await ask({ method: 'GET', path: '/api/user/order/history', token: someone().token })
      await sleep(PAUSE_MS)
    }
  }
  const probe = async () => {
    while (!isOver) {
      seen.ready.asked++
      const began = performance.now()
      const answer = await askReady(url)
      if (answer === 'ready') seen.ready.times.push(performance.now() - began)
      else {
        seen.ready[answer]++
        if ((await askReady(url)) === 'ready') seen.ready.answeredOnRetry++
      }
      await sleep(READY_EVERY_MS)
    }
  }
  const all = [...Array.from({ length: ORDERING }, order), ...Array.from({ length: READING }, read), probe()]
  return {
    async end() {
      isOver = true
      await Promise.all(all)
      return seen
    },
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => limit.reject(new Error('It took too long')), ms)
  return Promise.race([work, limit.promise]).finally(() => clearTimeout(timer))
}

/** Asks over a new connection. Cut off: its process was killed. Refused: no process accepted it, or it answered no. */
function askReady(url: string): Promise<'ready' | 'cutOff' | 'refused'> {
  return new Promise((resolve) => {
    const request = get(`${url}/readyz`, { agent: false, timeout: PATIENCE_MS }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200 ? 'ready' : 'refused')
    })
    request.once('timeout', () => request.destroy())
    request.once('error', (problem: NodeJS.ErrnoException) =>
      resolve(problem.code === 'ECONNRESET' ? 'cutOff' : 'refused'),
    )
  })
}
