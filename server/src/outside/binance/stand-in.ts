import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { serveStandIn } from '../serve-stand-in.ts'

const NINETY_DAYS = 90 * 24 * 3_600_000
const MAX_PER_MINUTE = 60

export type PayItem = {
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

/** The stand-in's failures, as of services in trouble. */
export type Trouble = 'none' | 'hang' | 'cut' | 'error' | 'garbage' | 'huge' | 'redirect' | 'changed-types'

type BinanceStandIn = {
  access: { apiKey: string; apiSecret: string; apiUrl: string }
  arrive(item: Partial<PayItem>): PayItem
  trouble: Trouble
  calls(): number
  /** Resets the rate limit. */
  clearCalls(): void
  close(): Promise<void>
}

/**
 * Binance's Pay history for tests and demos: as strict about key, signature, clock, window and rate as the real one.
 */
export async function startBinanceStandIn(): Promise<BinanceStandIn> {
  const items: PayItem[] = []
  const recent: number[] = []
  let calls = 0
  let next = 1
  const key = { apiKey: 'the stand-in has a key of its own', apiSecret: 'the stand-in has a secret of its own' }

  const list = async ({ from, to, limit }: Window) =>
    items
      .filter((item) => item.transactionTime >= from && item.transactionTime <= to)
      .reverse()
      .slice(0, limit)

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    calls++
    if (standIn.trouble !== 'none') return misbehave(standIn.trouble, response)
    const now = Date.now()
    recent.push(now)
    const isTooOften = recent.filter((time) => time > now - 60_000).length > MAX_PER_MINUTE
    const { status, body } = isTooOften
      ? { status: 429, body: { code: -1003, msg: 'Too many requests' } }
      : await answerPayHistory(request, key, list)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  const { url, close } = await serveStandIn(answer)
  const standIn: BinanceStandIn = {
    access: { ...key, apiUrl: url },
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

type Asked = { url?: string | undefined; headers: IncomingHttpHeaders }
/** The requested range in milliseconds, and the most items. */
export type Window = { from: number; to: number; limit: number }

/** Binance's answer to a request for the Pay history; `list` supplies the items, newest first. */
export async function answerPayHistory(
  { url = '', headers }: Asked,
  { apiKey, apiSecret }: { apiKey: string; apiSecret: string },
  list: (window: Window) => Promise<PayItem[]>,
): Promise<{ status: number; body: object }> {
  const refuse = (status: number, code: number, msg: string) => ({ status, body: { code, msg } })
  if (!url.startsWith('/sapi/v1/pay/transactions?')) return refuse(404, -1000, 'Unknown')
  if (headers['x-mbx-apikey'] !== apiKey) return refuse(401, -2015, 'Invalid API-key, IP, or permissions for action.')
  const [, signed = '', signature] = /^[^?]*\?(.*)&signature=([0-9a-f]{64})$/.exec(url) ?? []
  if (signature !== createHmac('sha256', apiSecret).update(signed).digest('hex'))
    return refuse(400, -1022, 'Signature for this request is not valid.')
  const query = Object.fromEntries(new URLSearchParams(signed))
  const [timestamp, from, to, limit] = [query.timestamp, query.startTime, query.endTime, query.limit ?? '100'].map(
    Number,
  ) as [number, number, number, number]
  if (!(Math.abs(Date.now() - timestamp) <= Number(query.recvWindow ?? 5_000)))
    return refuse(400, -1021, 'Timestamp for this request is outside of the recvWindow.')
  if (!(from <= to && to - from <= NINETY_DAYS && limit <= 100))
    return refuse(400, -1100, 'Illegal characters found in a parameter.')
  return {
    status: 200,
    body: { code: '000000', message: 'success', success: true, data: await list({ from, to, limit }) },
  }
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
