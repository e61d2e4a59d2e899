import type { Provider, Service, ServiceType } from '@runmart/contract/catalog'
import { isSpreadable } from '@runmart/contract/drips'
import { MAX_REFERRALS_PER_LINK } from '@runmart/contract/orders-lines'
import type { Order, Quote } from '@runmart/contract/orders-order'
import { customerAccount } from '#features/ledger/index.ts'
import { callFunction } from '#platform/db/call-function.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'

export type Priced = {
  customerId: string
  serviceId: string
  amount: number | undefined
  /** The number of uploaded lines, or the sum of the links. */
  counted: number | null
  discountCode: string | undefined
  /** Only services of this provider and type; null for any. */
  provider: Provider | null
  serviceType: ServiceType | null
  orderType: Order['orderType']
}

/** Customers may type codes in any case. */
export const codeOf = (written: string | undefined) => written?.trim().toUpperCase() || null

export function requireServiceId(serviceId: string): string {
  if (!isUuid(serviceId)) throw refuseField('serviceId', 'serviceRequired')
  return serviceId
}

/** Refuses a sum that no service accepts, before any query. */
export function requireCount(counted: number | null): number | null {
  if (counted !== null && counted > MAX_REFERRALS_PER_LINK) throw refuseField('amount', 'outOfRange')
  return counted
}

/** The values that decide an order's price, as the database names them. */
function pricedBy(it: Priced) {
  return {
    customer: it.customerId,
    account: customerAccount(it.customerId),
    service: requireServiceId(it.serviceId),
    amount: it.amount ?? null,
    counted: requireCount(it.counted),
    provider: it.provider,
    serviceType: it.serviceType,
    orderType: it.orderType,
  }
}

/** The fields that decide whether the order can be spread over some runs. */
type Spread = Pick<Service, 'serviceType' | 'billing'> & { stocked: boolean; isLeft: boolean }

/** The current price for the customer, line by line; for a spread, each line covers all runs. */
export async function quotePrice(
  tx: Tx,
  it: Priced & { hasLinks: boolean; runs?: number | undefined },
): Promise<Quote> {
  const quote = callFunction('orders.quote', {
    ...pricedBy(it),
    code: codeOf(it.discountCode),
    hasLinks: it.hasLinks,
  })
  const { serviceType, billing, stocked, isLeft, ...price } = await tx.get<Quote & Spread>(sql`
    select subtotal / amount as "unitPrice", amount, subtotal, tier_percent as "tierPercent", tier_discount as "tierDiscount",
      code_discount as "codeDiscount", total, balance, balance >= total as enough,
      (service).service_type as "serviceType", (service).billing, (service).stocked,
      coalesce((service).availability >= amount::bigint * ${it.runs ?? 1}, true) as "isLeft"
    from ${quote}`)
  if (it.runs === undefined) return price
  // A discount code covers one order.
  if (!isSpreadable({ serviceType, billing, stocked }) || it.hasLinks || it.counted !== null || codeOf(it.discountCode))
    throw new Refusal('NOT_SPREADABLE')
  if (!isLeft) throw new Refusal('SERVICE_UNAVAILABLE_NOW')
  return quoteRuns(price, it.runs)
}

function quoteRuns(each: Quote, count: number): Quote {
  const total = each.total * count
  return {
    ...each,
    subtotal: each.subtotal * count,
    tierDiscount: each.tierDiscount * count,
    total,
    enough: each.balance >= total,
    runs: { count, each: each.total },
  }
}
