import type { api } from '@runmart/contract'
import type { Language } from '@runmart/contract/accounts'
import type { DataOf } from '@runmart/contract/endpoint'
import { type BadLine, MAX_LINES, referralLineSteps } from '@runmart/contract/orders-lines'
import { translator } from '@runmart/i18n/server'
import { getServiceKind } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { inTurns } from '#platform/in-turns.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { findSeen } from './input-queries.ts'
import { getOrder } from './order-queries.ts'
import { quotePrice } from './price-queries.ts'
import { assertUpload } from './read-upload.ts'

const MAX_BAD_LINES = 1_000

/** Lines as a bot reads them. A refused line may have the bot's own reason. */
type CheckedLines = {
  lines: number
  good: readonly string[]
  duplicates: number
  bad: readonly (BadLine | { line: number; problem: 'botLine'; words: Record<Language, string> | null })[]
}

declare module '#platform/shop.ts' {
  interface Shop {
    /** Reads lines as a service's bot does. The orders feature knows no bots. */
    readBotLines(tx: Tx, serviceId: string, content: string): Promise<CheckedLines>
  }
}

/** Counts, checks and prices an upload before the shop charges anything. */
export async function checkUpload(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.orders.checkUpload>,
  { readBotLines }: Shop,
): Promise<Result<DataOf<typeof api.orders.checkUpload>>> {
  const service = await getServiceKind(tx, body.serviceId)
  const isPaid = body.preOrderId !== undefined && (await getOrder(tx, body.preOrderId, caller.userId)).preOrder
  if (!isPaid && service.status !== 'active') throw new Refusal('SERVICE_UNAVAILABLE_NOW')
  const { content } = assertUpload(body)
  const isBot = service.serviceType === 'AUTO_BOT'
  const read = isBot ? await readBotLines(tx, body.serviceId, content) : await inTurns(referralLineSteps(content))
  if (read.lines > MAX_LINES) throw refuseField('content', 'tooManyLines')
  const counted = read.good.reduce((sum, it) => sum + (typeof it === 'string' ? 1 : it.amount), 0)
  const isOrderable = counted >= service.minAmount && counted <= service.maxAmount
  const canPrice = !isPaid && read.bad.length === 0 && service.billing === 'unit' && isOrderable
  const nothingMore = { amount: undefined, discountCode: undefined, provider: null, serviceType: null }
  const input = { customerId: caller.userId, serviceId: body.serviceId, ...nothingMore }
  const kind = { orderType: isBot ? 'single' : 'multiply', hasLinks: !isBot } as const
  const t = translator(request.language)
  const reasonOf = (it: CheckedLines['bad'][number]) =>
    ('words' in it && it.words?.[request.language]) || t(`fields.${it.problem}`)
  return {
    data: {
      lines: read.lines,
      valid: read.good.length,
      duplicates: read.duplicates,
      invalid: read.bad
        .slice(0, MAX_BAD_LINES)
        .map((it) => ({ line: it.line, reason: reasonOf(it), code: it.problem })),
      total: canPrice ? (await quotePrice(tx, { ...input, ...kind, counted })).total : null,
      seenBefore: isBot ? await findSeen(tx, caller.userId, read.good as readonly string[]) : null,
    },
  }
}
