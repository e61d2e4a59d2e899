import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { askJson, ForeignProblem } from '../ask-json.ts'

const MOST_ROWS = 100
const SMALLEST_WINDOW_MS = 1_000
const depositKinds = ['C2C', 'PAY']

const Text = z.union([z.string(), z.number()])
const Item = z.object({
  orderType: z.string(),
  transactionId: z.string(),
  orderId: z.optional(Text),
  transactionTime: z.int(),
  amount: z.string(),
  currency: z.string(),
  note: z.optional(z.nullable(z.string())),
  payerInfo: z.optional(z.nullable(z.object({ name: z.optional(z.nullable(z.string())) }))),
})
type Item = z.infer<typeof Item>
const Answer = z.object({ code: z.literal('000000'), success: z.literal(true), data: z.array(Item) })

export type BinanceAccess = { apiKey: string; apiSecret: string; apiUrl: string }
export type BinanceTransfer = {
  transactionId: string
  orderId: string | null
  amount: string
  note: string
  payer: string
  happenedAt: Date
}

/** Incoming USDT transfers of a time span, each once. A span with more rows than one answer holds is asked in halves. */
export async function readPayHistory(access: BinanceAccess, from: Date, to: Date): Promise<BinanceTransfer[]> {
  const items = await readSpan(access, from.getTime(), to.getTime())
  const unique = new Map(items.filter(isDeposit).map((item) => [item.transactionId, item]))
  return [...unique.values()].map((item) => ({
    transactionId: item.transactionId,
    orderId: item.orderId === undefined ? null : String(item.orderId),
    amount: item.amount,
    note: item.note ?? '',
    payer: item.payerInfo?.name ?? '',
    happenedAt: new Date(item.transactionTime),
  }))
}

async function readSpan(access: BinanceAccess, from: number, to: number): Promise<Item[]> {
  const items = await ask(access, from, to)
  if (items.length < MOST_ROWS) return items
  if (to - from <= SMALLEST_WINDOW_MS)
    throw new ForeignProblem('Binance has more transfers in one second than it tells')
  const middle = Math.floor((from + to) / 2)
  return [...(await readSpan(access, from, middle)), ...(await readSpan(access, middle + 1, to))]
}

async function ask({ apiKey, apiSecret, apiUrl }: BinanceAccess, startTime: number, endTime: number): Promise<Item[]> {
  const query = new URLSearchParams({
    startTime: String(startTime),
    endTime: String(endTime),
    limit: String(MOST_ROWS),
    recvWindow: '10000',
    timestamp: String(Date.now()),
  }).toString()
  const signature = createHmac('sha256', apiSecret).update(query).digest('hex')
  const url = `${apiUrl}/sapi/v1/pay/transactions?${query}&signature=${signature}`
  const { status, body } = await askJson(url, { 'X-MBX-APIKEY': apiKey })
  const read = z.safeParse(Answer, body)
  if (status === 200 && read.success) return read.data.data
  throw new ForeignProblem(`Binance answered ${status} ${JSON.stringify(body).slice(0, 120)}`)
}

/** Only what other people sent us, in the currency we take, in a number we can read exactly. */
function isDeposit(item: Item): boolean {
  return (
    depositKinds.includes(item.orderType) &&
    item.currency === 'USDT' &&
    /^\d{1,12}(\.\d{1,8})?$/.test(item.amount) &&
    Number(item.amount) > 0
  )
}
