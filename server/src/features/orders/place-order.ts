import type { Language } from '@runmart/contract/languages'
import { holdAccount } from '#features/accounts/index.ts'
import { type Catalogue, getCategoryNames } from '#features/catalog/index.ts'
import { requestCount } from '#features/stock/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Caller, RequestInfo } from '#platform/http/route.ts'
import { publishEvents } from '#platform/live/publish-event.ts'
import { Refusal } from '#platform/refusal.ts'
import { checkOrderInputs, type Links, nameMissingInputs } from './check-order-inputs.ts'
import type { OrderDependencies } from './dependencies.ts'
import { insertLinks } from './link-queries.ts'
import { insertPaidOrders, type Ordering, type PlacedOrder, type PreparedOrder, prepareOrder } from './place-queries.ts'
import { orderChanged } from './publish-order-changed.ts'
import { type OrderAndBalance, presentOrder } from './show-order.ts'

/** What a customer fills in, however they order. */
export type Form = Pick<Ordering, 'serviceId' | 'contactInfo'> & {
  amount?: number | undefined
  note?: string | undefined
  discountCode?: string | undefined
  acceptTotal?: number | undefined
  acceptAtMost?: number | undefined
  preOrder?: boolean | undefined
  inputs?: Ordering['inputs']
}

/** What a kind of order adds to the form. */
export type OrderKind = Partial<
  Pick<Ordering, 'provider' | 'serviceType' | 'orderType' | 'hasInput' | 'counted' | 'startsIn'>
> & {
  links?: Links
}

/** Who orders, and in which language the order is named. */
export type Ordered = { caller: Pick<Caller, 'userId'>; request: Pick<RequestInfo, 'language'> }

/** An order as a customer asks for it, ready to be placed. */
export function orderOf({ caller, request }: Ordered, form: Form, { links, ...kind }: OrderKind): PreparedOrder {
  return prepareOrder({
    provider: null,
    serviceType: null,
    orderType: 'single',
    hasInput: false,
    hasLinks: links !== undefined,
    counted: null,
    ...kind,
    customerId: caller.userId,
    serviceId: form.serviceId,
    amount: form.amount,
    contactInfo: form.contactInfo,
    note: form.note ?? '',
    discountCode: form.discountCode,
    acceptTotal: form.acceptTotal,
    acceptAtMost: form.acceptAtMost,
    preOrder: form.preOrder,
    language: request.language,
    inputs: form.inputs,
  })
}

/** Places orders that come together, named from the catalogue. */
export const placing =
  ({ catalogue }: Pick<OrderDependencies, 'catalogue'>) =>
  (tx: Tx, orders: readonly PreparedOrder[]) =>
    placeOrders(tx, orders, { catalogue })

/** Takes the price of each order from the balance and records what was ordered: all of it, or a refusal and nothing. */
export async function placeOrders(
  tx: Tx,
  orders: readonly PreparedOrder[],
  { catalogue, links }: { catalogue?: Catalogue; links?: Links | undefined } = {},
): Promise<(Result<OrderAndBalance> | Refusal)[]> {
  const outcomes = await insertCheckedOrders(tx, orders, links)
  const placed = outcomes.filter((it) => !(it instanceof Refusal))
  // What costs nothing does not touch the balance, where an account that was closed in this instant would be found out.
  for (const { customerId, total } of placed)
    if (total === 0 && !(await holdAccount(tx, customerId))) throw new Refusal('UNAUTHENTICATED')
  publishEvents(tx, placed.map(orderChanged))
  deliverFromStock(tx, placed)
  const languages = new Map<string, Language>(orders.map((it) => [it.id, it.language]))
  // From the catalogue, where it is at hand: many orders at once cost no statement more.
  const slugs = placed.map((it) => it.category)
  const names = catalogue ? await catalogue.getCategoryNames(slugs) : await getCategoryNames(tx)
  return outcomes.map((it) => {
    if (it instanceof Refusal) return it
    const { serviceName: name, category } = it
    const categoryName = names.get(category)?.[languages.get(it.id) ?? 'en'] ?? category
    const order = presentOrder(it, { name, category, categoryName })
    const goods = it.goods ? { goods: it.goods } : {}
    return { data: { order, balance: it.balance, ...goods }, notice: 'messages.orderPlaced' }
  })
}

/** What follows from orders that were delivered with their payment. */
function deliverFromStock(tx: Tx, placed: readonly PlacedOrder[]): void {
  if (placed.every((it) => it.goods === null)) return
  requestCount(tx)
  // `orders.place_batch` may have put a job into the outbox.
  tx.wakeRelay()
}

/** Writes those orders that bring what their services ask for. */
async function insertCheckedOrders(
  tx: Tx,
  orders: readonly PreparedOrder[],
  links: Links | undefined,
): Promise<(PlacedOrder | Refusal)[]> {
  const checked = await checkOrderInputs(tx, orders, links)
  const good = checked.filter((it): it is PreparedOrder => !(it instanceof Refusal))
  const inserted = good.length ? await insertPaidOrders(tx, good) : []
  const outcomes: (PlacedOrder | Refusal)[] = []
  for (const it of checked) {
    const outcome = it instanceof Refusal ? it : (inserted.shift() as PlacedOrder | Refusal)
    const isIncomplete = !(it instanceof Refusal) && outcome instanceof Refusal && outcome.fields?.inputs !== undefined
    outcomes.push(isIncomplete ? await nameMissingInputs(tx, it) : outcome)
  }
  return outcomes
}

/** Places one order in the caller's transaction, with its links if it has any. */
export async function placeOrder(
  tx: Tx,
  input: Ordered,
  form: Form,
  kind: OrderKind,
): Promise<Result<OrderAndBalance>> {
  const order = orderOf(input, form, kind)
  // Before anything is locked: there may be many.
  if (kind.links) insertLinks(tx, order.id, kind.links)
  const [outcome] = await placeOrders(tx, [order], { links: kind.links })
  if (!outcome || outcome instanceof Refusal) throw outcome
  return outcome
}
