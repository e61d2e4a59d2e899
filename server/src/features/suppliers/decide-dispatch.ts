import type { api } from '@runmart/contract'
import type { AuditAction } from '@runmart/contract/audit'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import type { Dispatch, DispatchState } from '@runmart/contract/suppliers-orders'
import { type AuditDetails, writeAudit } from '#features/audit/index.ts'
import { lockOrder, type StoredOrder, sentOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Notice, Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { lockSupplier } from './circuit-queries.ts'
import { connect, SupplierError } from './connect.ts'
import {
  findByNumber,
  lockDispatch,
  markAskedFor,
  markSent,
  markWaiting,
  type StoredDispatch,
  updateProblem,
  updateState,
} from './dispatch-queries.ts'
import { sendOrdersJob } from './settle-sending.ts'
import { getDispatch } from './show-dispatch.ts'

type Input = Pick<HandlerInput<AnyEndpoint>, 'request'> & {
  params: { id: string }
  caller: HandlerInput<typeof api.supplierOrders.retry>['caller']
}
type Answer = Promise<Result<{ dispatch: Dispatch }>>
type Decision = {
  action: AuditAction
  from: readonly DispatchState[]
  notice: Notice
  details?: AuditDetails
}

/** Locks a dispatch and its order, if the operator may decide in this state. Refuses the operator's own orders. */
async function lockBoth(
  tx: Tx,
  { params, caller }: Input,
  from: readonly DispatchState[],
): Promise<{ dispatch: StoredDispatch; order: StoredOrder }> {
  const dispatch = isUuid(params.id) ? await lockDispatch(tx, params.id) : null
  if (!dispatch) throw new Refusal('NOT_FOUND')
  const order = await lockOrder(tx, params.id)
  if (order.customerId === caller.userId) throw new Refusal('FORBIDDEN')
  if (!from.includes(dispatch.state)) throw new Refusal('CONFLICT')
  return { dispatch, order }
}

function audit(
  tx: Tx,
  { caller, request }: Input,
  action: AuditAction,
  order: StoredOrder,
  details: object = {},
): void {
  const entry = { action, subject: order.id, details: { order: order.code, customerId: order.customerId, ...details } }
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
}

async function decide(
  tx: Tx,
  input: Input,
  { action, from, notice, details }: Decision,
  act: (dispatch: StoredDispatch, order: StoredOrder) => Promise<void>,
): Answer {
  const { dispatch, order } = await lockBoth(tx, input, from)
  await act(dispatch, order)
  audit(tx, input, action, order, { from: dispatch.state, ...details })
  return { data: { dispatch: await getDispatch(tx, order.id) }, notice }
}

/**
 * Resolves an unclear order after a look at the supplier's pages: it has a number there, or the shop sends it again.
 */
export function resolveDispatch(tx: Tx, input: HandlerInput<typeof api.supplierOrders.resolve>): Answer {
  const { body } = input
  const how = {
    action: 'dispatch.resolve',
    from: ['unclear'],
    notice: 'messages.dispatchResolved',
    details: body,
  } as const
  return decide(tx, input, how, async ({ orderId, supplierId }, order) => {
    if (!body.found) return sendAgain(tx, order)
    if (supplierId === null) throw new Refusal('CONFLICT')
    await lockSupplier(tx, supplierId)
    const other = await findByNumber(tx, supplierId, body.externalId)
    if (other && other !== orderId) throw new Refusal('ALREADY_USED')
    await markSent(tx, orderId, body.externalId)
    await sentOrders.beginSent(tx, order)
  })
}

/** Sends an order again that no supplier took, to any that takes it now. */
export function retryDispatch(tx: Tx, input: HandlerInput<typeof api.supplierOrders.retry>): Answer {
  const how = { action: 'dispatch.retry', from: ['stuck', 'waiting'], notice: 'messages.dispatchRetried' } as const
  return decide(tx, input, how, async ({ supplierId }, order) => {
    if (order.status !== 'pending' && !order.sentOn) throw new Refusal('CONFLICT')
    sentOrders.requireStarted(order)
    // An order that may be at its supplier only becomes due sooner.
    await sendAgain(tx, order, supplierId !== null)
  })
}

async function sendAgain(tx: Tx, order: StoredOrder, isPinned = false): Promise<void> {
  await markWaiting(tx, order.id, { afterSeconds: 0, problem: null, isPinned, isAfresh: true })
  if (order.status === 'pending' && order.sentOn && !isPinned) await sentOrders.callBack(tx, order)
  enqueue(tx, sendOrdersJob, {}, { key: 'suppliers.send' })
}

/** Passes an order to people and stops all calls about it. Refuses one whose sending is under way. */
export function takeOverDispatch(tx: Tx, input: HandlerInput<typeof api.supplierOrders.takeOver>): Answer {
  const from = ['waiting', 'sent', 'unclear', 'stuck', 'by-people'] as const
  const how = { action: 'dispatch.take-over', from, notice: 'messages.dispatchTakenOver' } as const
  return decide(tx, input, how, async ({ orderId, state }, order) => {
    if (state === 'by-people' && !order.sentOn) throw new Refusal('CONFLICT')
    await updateState(tx, orderId, 'by-people')
    await sentOrders.leaveToPeople(tx, order.id)
  })
}

/** Asks the supplier to cancel. The refund follows when the supplier reports it, as after any other end. */
export const cancelAtSupplier = (
  db: Transactions,
  input: HandlerInput<typeof api.supplierOrders.cancel>,
  shop: Shop,
): Answer =>
  askSupplier(db, input, shop, { action: 'dispatch.cancel', from: ['sent'] }, async (supplier, about) => {
    await supplier.cancel(about)
    return null
  })

/** Asks the supplier to refill lost units. */
export const refillAtSupplier = (
  db: Transactions,
  input: HandlerInput<typeof api.supplierOrders.refill>,
  shop: Shop,
): Answer =>
  askSupplier(db, input, shop, { action: 'dispatch.refill', from: ['done'] }, (supplier, about) =>
    supplier.refill(about),
  )

type Supplier = Awaited<ReturnType<typeof connect>>

/** Logs the answer with the order, objections included. */
async function askSupplier(
  db: Transactions,
  input: Input,
  shop: Shop,
  { action, from }: Pick<Decision, 'action' | 'from'>,
  ask: (supplier: Supplier, about: { orderId: string; externalId: string }) => Promise<string | null>,
): Answer {
  const { supplierId, orderId, externalId } = await db.transaction(async (tx) => {
    const { dispatch, order } = await lockBoth(tx, input, from)
    const { canCancel, canRefill } = await getDispatch(tx, order.id)
    if (!(action === 'dispatch.cancel' ? canCancel : canRefill)) throw new Refusal('CONFLICT')
    audit(tx, input, action, order)
    return dispatch
  })
  if (supplierId === null || externalId === null) throw new Refusal('CONFLICT')
  const supplier = await connect(db, supplierId, shop)
  const answer = await ask(supplier, { orderId, externalId }).then(
    (refillId) => ({ refillId, problem: null }),
    (problem: unknown) => {
      if (!(problem instanceof SupplierError)) throw problem
      return { refillId: null, problem: problem.message.slice(0, 300) }
    },
  )
  await db.transaction(async (tx) => {
    if (answer.problem === null) await markAskedFor(tx, orderId, answer.refillId)
    else await updateProblem(tx, orderId, answer.problem)
  })
  if (answer.problem !== null) throw new Refusal('SUPPLIER_REFUSED')
  return db.transaction(async (tx) => ({
    data: { dispatch: await getDispatch(tx, orderId) },
    notice: 'messages.supplierAsked',
  }))
}
