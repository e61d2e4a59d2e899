import type { api } from '@runmart/contract'
import { botLineSteps } from '@runmart/contract/orders-lines'
import type { Quote } from '@runmart/contract/orders-order'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { inTurns } from '#platform/in-turns.ts'
import { linksOf } from './place-referral.ts'
import { quotePrice } from './price-queries.ts'
import { readUpload } from './read-upload.ts'

/** The price of a partly filled form; charges nothing. */
export async function quoteOrder(
  tx: Tx,
  { body, caller }: HandlerInput<typeof api.orders.quote>,
): Promise<Result<Quote>> {
  const { serviceId, amount, discountCode, orderType = 'single', runs } = body
  const counted = await countedIn(body)
  const input = { customerId: caller.userId, serviceId, amount, counted, discountCode, orderType, runs }
  const hasLinks = orderType === 'multiply' || body.referralLink !== undefined
  return { data: await quotePrice(tx, { ...input, hasLinks, provider: null, serviceType: null }) }
}

/** The quote only counts lines; placing the order checks whether a bot accepts them. */
async function countedIn(body: HandlerInput<typeof api.orders.quote>['body']): Promise<number | null> {
  if (body.orderType === 'multiply') return (await linksOf(body)).counted
  return body.content === undefined
    ? null
    : (await readUpload(body, (content) => inTurns(botLineSteps(content)))).good.length
}
