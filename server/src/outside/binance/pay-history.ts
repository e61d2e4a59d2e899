import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { ExternalServiceError, fetchJson, unexpectedAnswer } from '../fetch-json.ts'
import { cutText, OutsideId, type ReadRows, readRows } from '../outside-text.ts'

const MAX_ROWS = 100
const SMALLEST_WINDOW_MS = 1_000
const MAX_CALLS = 20
const depositKinds = ['C2C', 'PAY']

const LAST_TIME = Date.UTC(9999)
const Text = z.optional(z.nullable(cutText(1_000)))
const Payer = z.optional(z.nullable(z.union([cutText(100), z.number()])))
const Item = z.object({
  orderType: z.string(),
  transactionId: OutsideId,
  orderId: z.optional(z.union([z.literal(''), OutsideId, z.number()])),
  transactionTime: z.int().check(z.gte(0), z.lt(LAST_TIME)),
  amount: z.string(),
  currency: z.string(),
  note: Text,
  counterpartyId: Payer,
  payerInfo: z.optional(z.nullable(z.object({ name: Text, binanceId: Payer }))),
})
type Item = z.infer<typeof Item>
const Refused = z.object({ code: z.int() })
/** Binance's codes for an invalid signature, a malformed key, and a refused key, address or permission. */
const keyErrors = [-1022, -2014, -2015]
const Answer = z.object({ code: z.literal('000000'), success: z.literal(true), data: z.array(z.unknown()) })

type BinanceAccess = { apiKey: string; apiSecret: string; apiUrl: string }
export type BinanceTransfer = {
  transactionId: string
  orderId: string | null
  amount: string
  note: string
  payer: string
  /** The payer's number at Binance; names are not unique. */
  payerId: string
  happenedAt: Date
}

type Piece = { transfers: BinanceTransfer[]; odd: string | null; until: Date }

/**
 * Yields incoming USDT transfers of a time range in pieces, oldest first. Callers keep early pieces if a later one
 * fails. Halves a range with more rows than one response holds. Stops after some calls; the next poll reads the rest.
 */
export async function* readPayHistory(access: BinanceAccess, from: Date, to: Date): AsyncGenerator<Piece> {
  const [end, longest] = [to.getTime(), to.getTime() - from.getTime()]
  let [start, span] = [from.getTime(), longest]
  for (let calls = 0; calls < MAX_CALLS && start <= end; calls++) {
    const until = Math.min(start + span, end)
    const { count, rows, odd } = await fetchWindow(access, start, until)
    if (count >= MAX_ROWS) {
      if (until - start <= SMALLEST_WINDOW_MS)
        throw new ExternalServiceError('Binance has more transfers in one second than it lists', 'incomplete-list', '')
      span = Math.floor((until - start) / 2)
      continue
    }
    yield { transfers: rows.filter(isDeposit).map(transferOf), odd, until: new Date(until) }
    start = until + 1
    span = Math.min(span * 2, longest)
  }
}

function transferOf(item: Item): BinanceTransfer {
  return {
    transactionId: item.transactionId,
    orderId: readableId(item.orderId),
    // Digits beyond the eighth are worth nothing in dong.
    amount: item.amount.replace(/(\.\d{8})\d+$/, '$1'),
    note: item.note ?? '',
    payer: item.payerInfo?.name ?? '',
    payerId: String(item.payerInfo?.binanceId ?? item.counterpartyId ?? ''),
    happenedAt: new Date(item.transactionTime),
  }
}

/** A number that is too large to be exact would name another transfer. */
function readableId(id: string | number | undefined): string | null {
  return id === undefined || (typeof id === 'number' && !Number.isSafeInteger(id)) ? null : String(id)
}

async function fetchWindow(
  { apiKey, apiSecret, apiUrl }: BinanceAccess,
  startTime: number,
  endTime: number,
): Promise<ReadRows<Item> & { count: number }> {
  const query = new URLSearchParams({
    startTime: String(startTime),
    endTime: String(endTime),
    limit: String(MAX_ROWS),
    recvWindow: '10000',
    timestamp: String(Date.now()),
  }).toString()
  const signature = createHmac('sha256', apiSecret).update(query).digest('hex')
  const url = `${apiUrl}/sapi/v1/pay/transactions?${query}&signature=${signature}`
  const { status, body } = await fetchJson(url, { 'X-MBX-APIKEY': apiKey })
  const answer = z.safeParse(Answer, body)
  if (status === 200 && answer.success) {
    const read = readRows(answer.data.data, (row) => z.parse(Item, row))
    if (read.odd === null || read.rows.length > 0) return { ...read, count: answer.data.data.length }
  }
  const { data: error } = z.safeParse(Refused, body)
  throw unexpectedAnswer('Binance', status, body, error && keyErrors.includes(error.code) ? 'access-denied' : undefined)
}

/** Only incoming payments in USDT with an exactly readable amount. */
function isDeposit(item: Item): boolean {
  return (
    depositKinds.includes(item.orderType) &&
    item.currency === 'USDT' &&
    /^\d{1,12}(\.\d{1,18})?$/.test(item.amount) &&
    Number(item.amount) > 0
  )
}
