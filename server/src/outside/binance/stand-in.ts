import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { serveStandIn } from '../serve-stand-in.ts'

const NINETY_DAYS = 90 * 24 * 3_600_000
const MAX_PER_MINUTE = 60

type PayItem = {
  orderType: string
  transactionId: string
  orderId: string
  transactionTime: number
  amount: string
  currency: string
  note?: string
  /** The payer's number. */
  counterpartyId?: number
}

/** How the stand-in misbehaves: as services in trouble do. */
export type Trouble = 'none' | 'hang' | 'cut' | 'error' | 'garbage' | 'huge' | 'redirect' | 'changed-types'

type BinanceStandIn = {
  access: { apiKey: string; apiSecret: string; apiUrl: string }
  /** Money arrives. */
  arrive(item: Partial<PayItem>): PayItem
  trouble: Trouble
  calls(): number
  /** As if the minute of the rate limit were over. */
  clearCalls(): void
  close(): Promise<void>
}

/** Binance's Pay history for places without it: as strict about key, signature, clock, window and rate as the real one. */
export async function startBinanceStandIn(): Promise<BinanceStandIn> {
  const items: PayItem[] = []
  const recent: number[] = []
  let calls = 0
  let next = 1
  const secret = 'the stand-in has a secret of its own'
  const apiKey = 'the stand-in has a key of its own'

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    calls++
    if (standIn.trouble !== 'none') return misbehave(standIn.trouble, response)
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const now = Date.now()
    recent.push(now)
    if (recent.filter((time) => time > now - 60_000).length > MAX_PER_MINUTE)
      return send(429, { code: -1003, msg: 'Too many requests' })
    if (!request.url?.startsWith('/sapi/v1/pay/transactions?')) return send(404, { code: -1000, msg: 'Unknown' })
    if (request.headers['x-mbx-apikey'] !== apiKey)
      return send(401, { code: -2015, msg: 'Invalid API-key, IP, or permissions for action.' })
    const [, signed = '', signature] = /\?(.*)&signature=([0-9a-f]{64})$/.exec(request.url) ?? []
    if (signature !== createHmac('sha256', secret).update(signed).digest('hex'))
      return send(400, { code: -1022, msg: 'Signature for this request is not valid.' })
    const query = Object.fromEntries(new URLSearchParams(signed))
    const [timestamp, from, to, limit] = [query.timestamp, query.startTime, query.endTime, query.limit ?? '100'].map(
      Number,
    ) as [number, number, number, number]
    if (!(Math.abs(now - timestamp) <= Number(query.recvWindow ?? 5_000)))
      return send(400, { code: -1021, msg: 'Timestamp for this request is outside of the recvWindow.' })
    if (!(from <= to && to - from <= NINETY_DAYS && limit <= 100))
      return send(400, { code: -1100, msg: 'Illegal characters found in a parameter.' })
    const found = items
      .filter((item) => item.transactionTime >= from && item.transactionTime <= to)
      .reverse()
      .slice(0, limit)
    return send(200, { code: '000000', message: 'success', success: true, data: found })
  }

  const { url, close } = await serveStandIn(answer)
  const standIn: BinanceStandIn = {
    access: { apiKey, apiSecret: secret, apiUrl: url },
    trouble: 'none',
    arrive(item) {
      const whole = {
        orderType: 'C2C',
        transactionId: `P_${next}`,
        orderId: `29416355780418${String(next++).padStart(4, '0')}`,
        transactionTime: Date.now(),
        amount: '5',
        currency: 'USDT',
        ...item,
      }
      items.push(whole)
      return whole
    },
    calls: () => calls,
    clearCalls: () => void recent.splice(0),
    close,
  }
  return standIn
}

function misbehave(trouble: Trouble, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' }
  if (trouble === 'hang') return
  if (trouble === 'cut') return void response.destroy()
  if (trouble === 'error')
    return void response.writeHead(500, json).end('{"code":-1000,"msg":"An unknown error occurred"}')
  if (trouble === 'garbage') return void response.writeHead(200, json).end('<html>maintenance</html>')
  if (trouble === 'redirect') return void response.writeHead(302, { location: 'http://127.0.0.1:9/inside' }).end()
  if (trouble === 'changed-types')
    return void response
      .writeHead(200, json)
      .end('{"code":"000000","success":true,"data":[{"transactionId":1,"amount":5}]}')
  response.writeHead(200, json)
  const megabyte = ' '.repeat(1024 * 1024)
  const pour = () => {
    while (!response.destroyed) if (!response.write(megabyte)) return void response.once('drain', pour)
  }
  pour()
}
