import { randomUUIDv7 } from 'node:crypto'
import type { Provider, ServiceType } from '@runmart/contract/catalog'
import { OrderForm } from '@runmart/contract/orders-forms'
import type { Order } from '@runmart/contract/orders-order'
import { DAYS_TO_BEGIN } from '@runmart/contract/orders-states'
import { customerAccount, house } from '#features/ledger/index.ts'
import { makeCode } from '#platform/codes.ts'
import { callFunction } from '#platform/db/call-function.ts'
import { toSnakeCase } from '#platform/db/snake-case.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Caller, RequestInfo } from '#platform/http/route.ts'
import { type Refusal, refusalOfConstraint } from '#platform/refusal.ts'
import { columns, type StoredOrder } from './order-queries.ts'
import { codeOf, requireCount, requireServiceId } from './price-queries.ts'

/** Fields that customers fill in: a field of the contract's form reaches `orders.place_batch` by its name. */
const formFields = Object.keys(OrderForm.shape) as (keyof OrderForm)[]

/** An order form with the fields that `orders.place_batch` needs. */
export type FilledForm = Omit<OrderForm, 'amount'> & { amount?: number | undefined }

/** The additions of a way of ordering to the form. */
export type OrderKind = {
  /** Only services of this provider and type. */
  provider?: Provider | null
  serviceType?: ServiceType
  orderType?: Order['orderType']
  hasInput?: boolean
  hasLinks?: boolean
  /** The number of uploaded lines, or the sum of the links. */
  counted?: number | null
  /** Refuses the order if it costs more. */
  acceptAtMost?: number | undefined
  /** Minutes until a run of a drip starts. */
  startsIn?: number
}

/** The customer, and the language of the order's names. */
export type Ordered = { caller: Pick<Caller, 'userId'>; request: Pick<RequestInfo, 'language'> }

/** An `orders.request`. */
export type OrderRequest = ReturnType<typeof createRequest>

/** Makes a request from a form and draws candidates for the order's code. Refuses values that no service accepts. */
export function createRequest({ caller, request }: Ordered, form: FilledForm, kind: OrderKind) {
  return {
    ...(Object.fromEntries(formFields.map((name) => [name, form[name]])) as FilledForm),
    orderType: 'single' as Order['orderType'],
    hasInput: false,
    hasLinks: false,
    ...kind,
    id: randomUUIDv7(),
    codes: drawCodes(),
    transactionCode: makeCode('TX-', 9),
    customerId: caller.userId,
    account: customerAccount(caller.userId),
    serviceId: requireServiceId(form.serviceId),
    counted: requireCount(kind.counted ?? null),
    discountCode: codeOf(form.discountCode),
    note: form.note ?? '',
    language: request.language,
    /** Version of the service's form that accepted the inputs. */
    fieldsVersion: undefined as number | undefined,
  }
}

/**
 * Short codes collide: at a million orders one in thirty is taken, at thirty million all are. A longer one stays free.
 */
const drawCodes = () => [makeCode('RM-', 6), makeCode('RM-', 6), makeCode('RM-', 8)]

/** A placed order, and the customer's balance after it. */
export type PlacedOrder = StoredOrder & {
  serviceName: string
  category: string
  balance: number
}
type Outcome = PlacedOrder & { nth: number; refusal: string | null; refusalData: string | null }

/** Inserts orders and takes their prices from the balances. Each order succeeds as a whole, or is refused. */
export async function insertPaidOrders(tx: Tx, requests: readonly OrderRequest[]): Promise<(PlacedOrder | Refusal)[]> {
  const codes = requests.flatMap((it) => it.discountCode ?? [])
  const place = callFunction('orders.place_batch', {
    orders: JSON.stringify(requests.map((it, nth) => inSnakeCase({ nth, ...it }))),
    discountCodes: codes.length ? codes : null,
    services: [...new Set(requests.map((it) => it.serviceId))],
    accounts: [...new Set(requests.map((it) => it.account))],
    sales: house.sales,
    beginWithin: `${DAYS_TO_BEGIN} days`,
  })
  const outcomes = await tx.all<Outcome>(sql`
    select p.nth, p.refusal, p.refusal_data::text as "refusalData", ${columns}, orders.count_delivered(p.placed) as delivered, p.service_name as "serviceName", p.category,
      p.balance
    from ${place} as p, lateral (select (p.placed).*) as o order by p.nth`)
  return outcomes.map((it) => (it.refusal === null ? it : refusalNamed(it.refusal, it.refusalData)))
}

function inSnakeCase(it: object): object {
  return Object.fromEntries(Object.entries(it).map(([name, value]) => [toSnakeCase(name), value]))
}

function refusalNamed(name: string, data: string | null): Refusal {
  const refusal = refusalOfConstraint(name, data ?? undefined)
  if (!refusal) throw new Error(`${name} is no refusal`)
  return refusal
}
