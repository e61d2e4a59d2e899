import type { api } from '@runmart/contract'
import type { Quote } from '@runmart/contract/orders'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked } from '#platform/http/route.ts'
import { linksOf } from './place-referral.ts'
import { quotePrice } from './price-queries.ts'
import { countBotLines } from './read-upload.ts'

/** The price of an order as it is filled in so far; charges nothing. */
export async function quoteOrder(tx: Tx, { body, caller }: Asked<typeof api.orders.quote>): Promise<Result<Quote>> {
  const { serviceId, amount, discountCode, orderType = 'single' } = body
  const counted = countedIn(body)
  const asked = { customerId: caller.userId, serviceId, amount, counted, discountCode, orderType }
  const hasLinks = orderType === 'multiply' || body.referralLink !== undefined
  return { data: await quotePrice(tx, { ...asked, hasLinks, provider: null, serviceType: null }) }
}

function countedIn(body: Asked<typeof api.orders.quote>['body']): number | null {
  if (body.orderType === 'multiply') return linksOf(body).counted
  return body.content === undefined ? null : countBotLines(body)
}
