import { randomUUIDv7 } from 'node:crypto'
import type { Language } from '@runmart/contract/accounts'
import type { OrderInputs } from '@runmart/contract/orders-fields'
import { DAYS_TO_BEGIN } from '@runmart/contract/orders-states'
import { customerAccount, house } from '#features/ledger/index.ts'
import { makeCode } from '#platform/codes.ts'
import { callFunction } from '#platform/db/call-function.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type Refusal, refusalOfConstraint } from '#platform/refusal.ts'
import { columns, type StoredOrder } from './order-queries.ts'
import { codeOf, countedOf, type Priced, serviceIdOf } from './price-queries.ts'

/**
 * Short codes meet now and then: with a million orders one in thirty is taken already, and at thirty million none is free. A
 * longer one always is.
 */
const codesToChoose = () => [makeCode('RM-', 6), makeCode('RM-', 6), makeCode('RM-', 8)]

/** What placing an order needs to know besides its price. */
export type Ordering = Priced & {
  contactInfo: string
  note: string
  acceptTotal: number | undefined
  /** Refused when it costs more. */
  acceptAtMost?: number | undefined
  preOrder: boolean | undefined
  language: Language
  hasInput: boolean
  hasLinks: boolean
  inputs?: OrderInputs | undefined
  /** A run of a spread: in how many minutes it starts. */
  startsIn?: number | undefined
}

/** An order to be placed, as `orders.place_batch` takes it. */
export type PreparedOrder = ReturnType<typeof prepareOrder>

/** Draws an order's codes; refuses what no service could be asked for. */
export function prepareOrder(it: Ordering) {
  return {
    id: randomUUIDv7(),
    codes: codesToChoose(),
    transaction_code: makeCode('TX-', 9),
    customer_id: it.customerId,
    account: customerAccount(it.customerId),
    service_id: serviceIdOf(it),
    amount: it.amount,
    counted: countedOf(it),
    contact_info: it.contactInfo,
    note: it.note,
    discount_code: codeOf(it.discountCode),
    accept_total: it.acceptTotal,
    accept_at_most: it.acceptAtMost,
    provider: it.provider,
    service_type: it.serviceType,
    order_type: it.orderType,
    pre_order: it.preOrder,
    has_input: it.hasInput,
    has_links: it.hasLinks,
    language: it.language,
    inputs: it.inputs,
    starts_in: it.startsIn,
    /** By which fields of the service the inputs were checked. */
    fields_version: undefined as number | undefined,
  }
}

/** A placed order, and the customer's balance after it. */
export type PlacedOrder = StoredOrder & {
  serviceName: string
  category: string
  balance: number
}
type Outcome = PlacedOrder & { nth: number; refusal: string | null; refusalData: string | null }

/** Writes orders and takes their prices from the balances: each whole, or refused and nothing of it. */
export async function insertPaidOrders(tx: Tx, orders: readonly PreparedOrder[]): Promise<(PlacedOrder | Refusal)[]> {
  const codes = orders.flatMap((it) => it.discount_code ?? [])
  const place = callFunction('orders.place_batch', {
    orders: JSON.stringify(orders.map((it, nth) => ({ nth, ...it }))),
    discountCodes: codes.length ? codes : null,
    services: [...new Set(orders.map((it) => it.service_id))],
    accounts: [...new Set(orders.map((it) => it.account))],
    sales: house.sales,
    beginWithin: `${DAYS_TO_BEGIN} days`,
  })
  const outcomes = await tx.all<Outcome>(sql`
    select p.nth, p.refusal, p.refusal_data::text as "refusalData", ${columns}, p.service_name as "serviceName", p.category,
      p.balance
    from ${place} as p, lateral (select (p.placed).*) as o order by p.nth`)
  return outcomes.map((it) => (it.refusal === null ? it : refusalNamed(it.refusal, it.refusalData)))
}

function refusalNamed(name: string, data: string | null): Refusal {
  const refusal = refusalOfConstraint(name, data ?? undefined)
  if (!refusal) throw new Error(`${name} is no refusal`)
  return refusal
}
