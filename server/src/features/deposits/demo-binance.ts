import type { api } from '@runmart/contract'
import type { FastifyInstance } from 'fastify'
import { answerPayHistory, type PayItem } from '#outside/binance/stand-in.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { DEMO_BINANCE_PATH } from './binance-access.ts'
import { contentOf } from './content-queries.ts'
import { type DemoPayment, insertDemoPayment, listDemoPayments } from './demo-payment-queries.ts'

/** Sends a transfer through the demo's own Binance; the poll credits it like a real one. */
export async function simulateCrypto(
  tx: Tx,
  { body, caller }: HandlerInput<typeof api.deposits.simulateCrypto>,
  { demoAddress }: Shop,
): Promise<Result<{ orderId: string }>> {
  if (!demoAddress) throw new Refusal('NOT_FOUND')
  const note = body.withContent ? await contentOf(tx, caller.userId) : ''
  const sent = await insertDemoPayment(tx, { customerId: caller.userId, amount: body.amount, note })
  return { data: { orderId: toPayItem(sent).orderId } }
}

/** Serves the Pay history of the demo's own Binance; checks key and signature as strictly as the real one. */
export function registerDemoBinance(app: FastifyInstance, base: string, db: Transactions, key: Shop['binance']): void {
  const prefix = base + DEMO_BINANCE_PATH
  app.get(`${prefix}/sapi/v1/pay/transactions`, async (request, reply) => {
    const asked = { url: request.raw.url?.slice(prefix.length), headers: request.headers }
    const { status, body } = await answerPayHistory(asked, key, async (window) =>
      (await db.transaction((tx) => listDemoPayments(tx, window))).map(toPayItem),
    )
    return reply.code(status).send(body)
  })
}

function toPayItem({ id, customerId, amount, note, sentAt }: DemoPayment): PayItem {
  return {
    orderType: 'C2C',
    transactionId: `P_DEMO${String(id).padStart(8, '0')}`,
    orderId: `9${String(id).padStart(17, '0')}`,
    transactionTime: Date.parse(sentAt),
    amount,
    currency: 'USDT',
    note,
    // Every customer always pays from the same own account.
    counterpartyId: sha256(customerId).readUIntBE(0, 4),
  }
}
