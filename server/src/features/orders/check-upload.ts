import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { MOST_LINES, readBotLines, readReferralLines } from '@runmart/contract/order-lines'
import { sayIn } from '@runmart/i18n/server'
import { getServiceKind } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { findSeen } from './input-queries.ts'
import { getOrder } from './order-queries.ts'
import { quotePrice } from './price-queries.ts'
import { demandUpload } from './read-upload.ts'

const BAD_LINES_TOLD = 1_000

/** Counts, checks and prices an upload before anything is charged. */
export async function checkUpload(
  tx: Tx,
  { body, caller, visit }: Asked<typeof api.orders.checkUpload>,
): Promise<Result<DataOf<typeof api.orders.checkUpload>>> {
  const service = await getServiceKind(tx, body.serviceId)
  const isPaid = body.preOrderId !== undefined && (await getOrder(tx, body.preOrderId, caller.userId)).preOrder
  if (!isPaid && service.status !== 'active') throw new Refusal('SERVICE_UNAVAILABLE_NOW')
  const { content } = demandUpload(body)
  const isBot = service.serviceType === 'AUTO_BOT'
  const bot = isBot ? readBotLines(content) : null
  const read = bot ?? readReferralLines(content)
  if (read.lines > MOST_LINES) throw refuseField('content', 'tooManyLines')
  const counted = read.good.reduce((sum, it) => sum + (typeof it === 'string' ? 1 : it.amount), 0)
  const isOrderable = counted >= service.minAmount && counted <= service.maxAmount
  const canPrice = !isPaid && read.bad.length === 0 && service.billing === 'unit' && isOrderable
  const nothingMore = { amount: undefined, discountCode: undefined, provider: null, serviceType: null }
  const asked = { customerId: caller.userId, serviceId: body.serviceId, ...nothingMore }
  const kind = { orderType: isBot ? 'single' : 'multiply', hasLinks: !isBot } as const
  const say = sayIn(visit.language)
  return {
    data: {
      lines: read.lines,
      valid: read.good.length,
      duplicates: read.duplicates,
      invalid: read.bad
        .slice(0, BAD_LINES_TOLD)
        .map(({ line, problem }) => ({ line, reason: say(`fields.${problem}`), code: problem })),
      total: canPrice ? (await quotePrice(tx, { ...asked, ...kind, counted })).total : null,
      seenBefore: bot && (await findSeen(tx, caller.userId, bot.good)),
    },
  }
}
