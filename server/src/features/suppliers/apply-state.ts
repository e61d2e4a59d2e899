import { isFinal } from '@runmart/contract/orders-states'
import { ownProblem } from '@runmart/contract/suppliers-problems'
import { house, post } from '#features/ledger/index.ts'
import { lockOrder, type StoredOrder, sentOrders } from '#features/orders/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Said, StateThere } from './connect.ts'
import { lockDispatch, type StoredDispatch, updateProblem, updateState } from './dispatch-queries.ts'
import { insertExchange } from './exchange-queries.ts'
import { isOvercharge, noteCharge, wrongCharge } from './judge-charge.ts'
import { type AskedOffer, findOfferOf, markRechecked, updateOddity, updateTold } from './state-queries.ts'

export type Told = StateThere | { error: string }

const underWay: readonly string[] = ['pending', 'in-progress'] satisfies StateThere['state'][]

/** Impossible answers in a row before people look. */
const MOST_ODDITIES = 5

/**
 * Applies a supplier's answer about an order: progress, end, refund and cost. Impossible answers move no money;
 * repeated ones pass the order to people.
 */
export async function applyState(tx: Tx, orderId: string, told: Told, said: Said): Promise<void> {
  const dispatch = await lockDispatch(tx, orderId)
  if (!dispatch?.supplierId || !dispatch.externalId || !['sent', 'unclear', 'done'].includes(dispatch.state)) return
  const order = await lockOrder(tx, orderId)
  const offer = await findOfferOf(tx, dispatch)
  const oddity = oddityOf(told, dispatch, offer, order.total)
  // People know it; the log would repeat it every few minutes until they look.
  if (dispatch.state === 'unclear' && oddity !== null && oddity === dispatch.problem) return
  insertExchange(tx, { ...said, supplierId: dispatch.supplierId, orderId })
  const charge = 'error' in told || isOtherCurrency(told, offer) ? null : told.charge
  await noteCharge(tx, dispatch, { charge, hasEnded: !('error' in told) && !underWay.includes(told.state) })
  if (oddity !== null || 'error' in told) {
    if (dispatch.state === 'done') return updateProblem(tx, orderId, oddity ?? '')
    return noteOddity(tx, dispatch, oddity ?? '')
  }
  await updateTold(tx, orderId, told)
  if (isOtherCurrency(told, offer)) await updateProblem(tx, orderId, ownProblem('other-currency', told.currency ?? ''))
  else await postCost(tx, dispatch, order, told)
  if (isOvercharge(charge, dispatch))
    await updateProblem(tx, orderId, ownProblem('overcharged', charge ?? '', dispatch.expectedCharge ?? ''))
  if (dispatch.state === 'done') return lookBack(tx, dispatch, told)
  await moveOn(tx, dispatch, order, told, offer)
}

const isOtherCurrency = ({ currency }: StateThere, { supplierCurrency }: AskedOffer) =>
  currency !== null && currency.toUpperCase() !== supplierCurrency

/** The reason why an answer cannot be true, or null. */
function oddityOf(told: Told, dispatch: StoredDispatch, offer: AskedOffer, paid: number): string | null {
  if ('error' in told) return told.error
  const { state, remains, charge } = told
  const { quantity, dongEach } = dispatch
  if (quantity === null || dongEach === null) return ownProblem('unknown-sent')
  const wrong = isOtherCurrency(told, offer) ? null : wrongCharge(charge, dispatch, paid)
  if (wrong) return wrong
  if (!offer.isCounted) return state === 'partial' ? ownProblem('partial-uncounted') : null
  if (remains === null) return state === 'partial' ? ownProblem('partial-untold') : null
  // Suppliers may deliver more than ordered, but only when they are done.
  if (remains > quantity || (remains < 0 && state !== 'completed'))
    return ownProblem('wrong-remains', remains, quantity)
  return null
}

async function noteOddity(tx: Tx, { orderId, oddities }: StoredDispatch, problem: string): Promise<void> {
  await updateOddity(tx, orderId, problem)
  if (oddities + 1 >= MOST_ODDITIES) await updateState(tx, orderId, 'unclear', problem)
}

async function moveOn(
  tx: Tx,
  { orderId, quantity, unitsEach }: StoredDispatch,
  order: StoredOrder,
  { state, remains }: StateThere,
  { isCounted }: AskedOffer,
): Promise<void> {
  const isKnown = isCounted && remains !== null
  const done = isKnown ? Math.floor(((quantity ?? 0) - Math.max(0, remains)) / (unitsEach ?? 1)) : 0
  // Many suppliers report nothing remaining for orders that have not begun.
  if (state === 'pending') return
  if (state === 'in-progress') return isKnown ? sentOrders.countSent(tx, order, done) : undefined
  await updateState(tx, orderId, 'done')
  await markRechecked(tx, orderId)
  if (isFinal(order.status)) return
  if (state === 'completed') await sentOrders.endSent(tx, order, { done: order.amount, isGivenUp: false })
  else if (state === 'partial') await sentOrders.endSent(tx, order, { done, isGivenUp: false })
  // For cancelled orders, many suppliers report nothing remaining and mean that nothing will come.
  else await sentOrders.endSent(tx, order, { done: remains === 0 ? 0 : done, isGivenUp: true })
}

/** The order and its money are settled: notes a later change of the supplier's status. The caller corrects the cost. */
async function lookBack(tx: Tx, { orderId, status }: StoredDispatch, told: StateThere): Promise<void> {
  await markRechecked(tx, orderId)
  if (status?.toLowerCase() !== told.status.toLowerCase())
    await updateProblem(tx, orderId, ownProblem('changed-since', status ?? '', told.status))
}

/**
 * Posts an order's cost at its supplier, at the exchange rate of its sending. A later change of the charge posts the
 * difference. Earlier suppliers' charges stay posted.
 */
async function postCost(tx: Tx, dispatch: StoredDispatch, order: StoredOrder, told: StateThere): Promise<void> {
  const { orderId, supplierId, dongEach, costBefore, costPostings } = dispatch
  if (told.charge === null || dongEach === null) return
  const { cost, description } = await tx.get<{ cost: number; description: string }>(sql`
    select ${costBefore}::bigint + round(${told.charge}::numeric * ${dongEach}::numeric)::bigint as cost,
      name || ': ' || ${told.charge}::text || ' ' || currency as description
    from suppliers.suppliers where id = ${supplierId}`)
  const more = cost - (dispatch.cost ?? 0)
  await tx.run(sql`
    update suppliers.dispatches set cost = ${cost}, cost_postings = cost_postings + ${more === 0 ? 0 : 1} where order_id = ${orderId}`)
  if (more === 0) return
  const posted = await post(tx, {
    kind: 'supplier_cost',
    reference: `${orderId}:${costPostings + 1}`,
    details: { orderCode: order.code, supplierId, charge: told.charge, description },
    legs: { [house.costOfSales]: -more, [house.suppliers]: more },
  })
  if (!posted) throw new Error(`The cost of order ${order.code} was posted before`)
}
