import type { Language } from '@runmart/contract/languages'
import { holdAccount } from '#features/accounts/index.ts'
import { type Catalogue, getCategoryNames } from '#features/catalog/index.ts'
import { requestCount } from '#features/stock/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { publishEvents } from '#platform/live/publish-event.ts'
import { Refusal } from '#platform/refusal.ts'
import { checkOrderInputs, type Links, nameMissingInputs } from './check-order-inputs.ts'
import { insertLinks } from './link-queries.ts'
import {
  createRequest,
  type FilledForm,
  insertPaidOrders,
  type Ordered,
  type OrderKind,
  type OrderRequest,
  type PlacedOrder,
} from './place-queries.ts'
import { orderChanged } from './publish-order-changed.ts'
import { type OrderAndBalance, presentOrder } from './show-order.ts'

/** Takes the price of each order from the balance and stores the order: all of it, or a refusal and nothing. */
export async function placeOrders(
  tx: Tx,
  requests: readonly OrderRequest[],
  { catalogue, links }: { catalogue?: Catalogue; links?: Links | undefined } = {},
): Promise<(Result<OrderAndBalance> | Refusal)[]> {
  const outcomes = await insertCheckedOrders(tx, requests, links)
  const placed = outcomes.filter((it) => !(it instanceof Refusal))
  // A free order does not touch the balance, which would reveal an account that has just closed.
  for (const { customerId, total } of placed)
    if (total === 0 && !(await holdAccount(tx, customerId))) throw new Refusal('UNAUTHENTICATED')
  publishEvents(tx, placed.map(orderChanged))
  deliverFromStock(tx, placed)
  const languages = new Map<string, Language>(requests.map((it) => [it.id, it.language]))
  // Reads the catalogue if given, so that a batch of orders needs no extra statement.
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

/** Enqueues the jobs that follow orders delivered at their payment. */
function deliverFromStock(tx: Tx, placed: readonly PlacedOrder[]): void {
  if (placed.every((it) => it.goods === null)) return
  requestCount(tx)
  // `orders.place_batch` may have put a job into the outbox.
  tx.wakeRelay()
}

/** Inserts the orders whose inputs match their services' forms. */
async function insertCheckedOrders(
  tx: Tx,
  requests: readonly OrderRequest[],
  links: Links | undefined,
): Promise<(PlacedOrder | Refusal)[]> {
  const checked = await checkOrderInputs(tx, requests, links)
  const good = checked.filter((it): it is OrderRequest => !(it instanceof Refusal))
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
  form: FilledForm,
  { links, ...kind }: OrderKind & { links?: Links },
): Promise<Result<OrderAndBalance>> {
  const request = createRequest(input, form, { ...kind, hasLinks: links !== undefined })
  // Before any lock, since there may be many.
  if (links) insertLinks(tx, request.id, links)
  const [outcome] = await placeOrders(tx, [request], { links })
  if (!outcome || outcome instanceof Refusal) throw outcome
  return outcome
}
