import { randomUUIDv7 } from 'node:crypto'
import type { Language } from '@runmart/contract/accounts'
import type { Provider, ServiceType } from '@runmart/contract/catalog'
import { discountTiers } from '@runmart/contract/money'
import type { Order, Quote } from '@runmart/contract/orders'
import { MAX_REFERRALS_PER_LINK } from '@runmart/contract/orders-lines'
import { DAYS_TO_BEGIN } from '@runmart/contract/orders-states'
import { available, house } from '#features/ledger/index.ts'
import { makeCode } from '#platform/codes.ts'
import { callFunction } from '#platform/db/call-function.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { refuseField } from '#platform/refusal.ts'
import { columns, type StoredOrder } from './order-queries.ts'

export type Priced = {
  customerId: string
  serviceId: string
  amount: number | undefined
  /** What an upload or a list of links adds up to. */
  counted: number | null
  discountCode: string | undefined
  /** Only services of this provider, of this type; null for any. */
  provider: Provider | null
  serviceType: ServiceType | null
  orderType: Order['orderType']
}

/** Codes are written in any case. */
const codeOf = (written: string | undefined) => written?.trim().toUpperCase() || null

function serviceIdOf({ serviceId }: Priced): string {
  if (!isUuid(serviceId)) throw refuseField('serviceId', 'serviceRequired')
  return serviceId
}

/** Beyond what any service takes, a sum is not worth asking about. */
function countedOf({ counted }: Priced): number | null {
  if (counted !== null && counted > MAX_REFERRALS_PER_LINK) throw refuseField('amount', 'outOfRange')
  return counted
}

/** Short codes meet now and then: with a million orders one in thirty is taken already. */
const codesToChoose = () => [makeCode('RM-', 6), makeCode('RM-', 6), makeCode('RM-', 6)]

/** What the price of an order depends on, as the database calls it. */
function pricedBy(it: Priced) {
  return {
    customer: it.customerId,
    account: available(it.customerId),
    service: serviceIdOf(it),
    amount: it.amount ?? null,
    counted: countedOf(it),
    provider: it.provider,
    serviceType: it.serviceType,
    orderType: it.orderType,
    tierDeposits: discountTiers.map((tier) => tier.deposit),
    tierPercents: discountTiers.map((tier) => tier.discount),
  }
}

/** What this would cost the customer now, line by line. */
export async function quotePrice(tx: Tx, it: Priced & { hasLinks: boolean }): Promise<Quote> {
  const quote = callFunction('orders.quote', {
    ...pricedBy(it),
    code: codeOf(it.discountCode),
    hasLinks: it.hasLinks,
  })
  return tx.get<Quote>(sql`
    select (service).price as "unitPrice", amount, subtotal, tier_percent as "tierPercent", tier_discount as "tierDiscount",
      code_discount as "codeDiscount", total, balance, balance >= total as enough
    from ${quote}`)
}

export type Placing = Priced & {
  contactInfo: string
  note: string
  acceptTotal: number | undefined
  preOrder: boolean | undefined
  language: Language
  hasInput: boolean
  links: readonly { link: string; amount: number }[] | null
}

/** Writes the order and takes its price from the balance: all of it, or nothing. */
export async function insertPaidOrder(
  tx: Tx,
  it: Placing,
): Promise<StoredOrder & { serviceName: string; balance: number }> {
  const place = callFunction('orders.place', {
    ...pricedBy(it),
    id: randomUUIDv7(),
    codes: codesToChoose(),
    transactionCode: makeCode('TX-', 9),
    sales: house.sales,
    contact: it.contactInfo,
    note: it.note,
    discountCode: codeOf(it.discountCode),
    acceptTotal: it.acceptTotal ?? null,
    preOrder: it.preOrder ?? null,
    hasInput: it.hasInput,
    links: it.links?.map(({ link }) => link) ?? null,
    linkAmounts: it.links?.map(({ amount }) => amount) ?? null,
    beginWithin: `${DAYS_TO_BEGIN} days`,
    language: it.language,
  })
  return tx.get(sql`
    select ${columns}, p.service_name as "serviceName", p.balance
    from ${place} as p, lateral (select (p.placed).*) as o`)
}
