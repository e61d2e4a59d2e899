import { randomUUIDv7 } from 'node:crypto'
import type { Language } from '@runmart/contract/accounts'
import type { Provider, ServiceType } from '@runmart/contract/catalog'
import { discountTiers } from '@runmart/contract/money'
import type { Order, Quote } from '@runmart/contract/orders'
import { MOST_REFERRALS_A_LINK } from '@runmart/contract/orders-lines'
import { DAYS_TO_BEGIN } from '@runmart/contract/orders-states'
import { available, house } from '#features/ledger/index.ts'
import { makeCode } from '#platform/codes.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { refuseField } from '#platform/refusal.ts'
import { columns, type StoredOrder } from './order-queries.ts'

const tiers = [discountTiers.map((tier) => tier.deposit), discountTiers.map((tier) => tier.discount)] as const

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
  if (counted !== null && counted > MOST_REFERRALS_A_LINK) throw refuseField('amount', 'outOfRange')
  return counted
}

/** Short codes meet now and then: with a million orders one in thirty is taken already. */
const codesToChoose = () => [makeCode('RM-', 6), makeCode('RM-', 6), makeCode('RM-', 6)]

/** What this would cost the customer now, line by line. */
export async function quotePrice(tx: Tx, it: Priced & { hasLinks: boolean }): Promise<Quote> {
  return tx.get<Quote>(sql`
    select (service).price as "unitPrice", amount, subtotal, tier_percent as "tierPercent", tier_discount as "tierDiscount",
      code_discount as "codeDiscount", total, balance, balance >= total as enough
    from orders.quote(${it.customerId}, ${available(it.customerId)}, ${serviceIdOf(it)}, ${it.amount ?? null},
      ${countedOf(it)}, ${codeOf(it.discountCode)}, ${it.provider}, ${it.serviceType}, ${it.orderType}, ${it.hasLinks},
      ${tiers[0]}, ${tiers[1]})`)
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
  return tx.get(sql`
    select ${columns}, p.service_name as "serviceName", p.balance
    from orders.place(${randomUUIDv7()}, ${codesToChoose()}, ${makeCode('TX-', 9)}, ${it.customerId},
      ${available(it.customerId)}, ${house.sales}, ${serviceIdOf(it)}, ${it.amount ?? null}, ${countedOf(it)},
      ${it.contactInfo}, ${it.note}, ${codeOf(it.discountCode)}, ${it.acceptTotal ?? null}, ${it.provider},
      ${it.serviceType}, ${it.orderType}, ${it.preOrder ?? null}, ${it.hasInput},
      ${it.links?.map(({ link }) => link) ?? null}, ${it.links?.map(({ amount }) => amount) ?? null},
      make_interval(days => ${DAYS_TO_BEGIN}), ${it.language}, ${tiers[0]}, ${tiers[1]}) as p,
      lateral (select (p.placed).*) as o`)
}
