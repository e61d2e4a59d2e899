import type { Language } from '@runmart/contract/accounts'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { deliveringActions, type OrderAction } from '@runmart/contract/orders-actions'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { heldAmong, nameCustomers, usernamesOf } from '#features/accounts/index.ts'
import { type AuditDetails, writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Notice, Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput, RequestInfo } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { timelineLines } from '../event-queries.ts'
import type { MovedOrder } from '../move-order.ts'
import { type ListedOrder, lockOrder, type StoredOrder } from '../order-queries.ts'
import { nameOrder, showOrders } from '../show-order.ts'
import { requireOthers } from './require-others.ts'

/** Marks an action by the order's partner, who does not find other orders. */
export type ByPartner = { isPartner?: true }
/** The parts of a request that an action needs. */
export type ActInput<E extends AnyEndpoint> = Pick<HandlerInput<E>, 'params' | 'body' | 'caller' | 'request'> &
  ByPartner

type Input = { params: { id: string }; caller: Caller; request: RequestInfo } & ByPartner
type StaffAction = OrderAction | 'give-back' | 'take-over' | 'recount' | 'give-lines' | 'stop-bot' | 'remove-schedule'
type OperatorAction = { action: StaffAction; notice: Notice; details?: AuditDetails }

/** Actions that wait while the customer's orders are held. */
const heldActions: readonly StaffAction[] = [...deliveringActions, 'give-lines']

/**
 * Runs an action on a locked order, writes the audit entry and returns the order as operators see it. Partners act only
 * on orders of theirs. Staff cannot act on orders that they placed or earn by.
 */
export async function actOnOrder(
  tx: Tx,
  { params, caller, request, isPartner }: Input,
  action: OperatorAction,
  act: (order: StoredOrder) => Promise<StoredOrder | MovedOrder>,
): Promise<Result<{ order: OperatorOrder }>> {
  const order = await lockOrder(tx, params.id)
  if (isPartner && order.partnerId !== caller.userId) throw new Refusal('NOT_FOUND')
  if (isPartner && order.customerId === caller.userId) throw new Refusal('FORBIDDEN')
  if (!isPartner) await requireOthers(tx, order, caller.userId)
  if (heldActions.includes(action.action) && (await heldAmong(tx, [order.customerId], 'orders')).size > 0)
    throw new Refusal('CUSTOMER_HELD')
  const acted = await act(order).catch((problem) => explainRace(tx, order, caller, problem))
  const change = {
    order: order.code,
    customerId: order.customerId,
    from: order.status,
    to: acted.status,
    refunded: acted.refunded - order.refunded,
    restocked: 'restocked' in acted ? acted.restocked : 0,
  }
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: `orders.${action.action}`,
    subject: order.id,
    details: { ...change, ...action.details },
  })
  const [shown] = await showOperatorOrders(tx, [acted], request.language)
  if (!shown) throw new Error('An order is missing')
  return { data: { order: shown }, notice: action.notice, about: nameOrder(shown) }
}

/**
 * Another operator may have been faster. Then the refusal names that operator, instead of states that the caller no
 * longer sees.
 */
async function explainRace(tx: Tx, order: StoredOrder, { userId }: Caller, problem: unknown): Promise<never> {
  if (!(problem instanceof Refusal) || problem.code !== 'INVALID_TRANSITION') throw problem
  const last = (await timelineLines(tx, order)).at(-1)
  if (last?.by !== 'operator' || !last.byId || last.byId === userId) throw problem
  const name = (await usernamesOf(tx, [last.byId])).get(last.byId)
  if (!name) throw problem
  throw new Refusal(problem.code, {
    fill: { state: `orderStates.${order.status}` },
    sentence: { key: 'races.order', names: { name } },
    cause: problem,
  })
}

/** Orders with their customers' names, and whether a supplier has them. */
export async function showOperatorOrders(
  tx: Tx,
  stored: readonly ListedOrder[],
  language: Language,
): Promise<OperatorOrder[]> {
  const orders = await showOrders(tx, stored, language)
  const customer = await nameCustomers(
    tx,
    stored.map((it) => it.customerId),
  )
  return orders.map((order, index) => {
    const { customerId: id = '', sentOn, awaitsSupplier, status } = stored[index] ?? {}
    const isAwaiting = awaitsSupplier && !sentOn && status === 'pending'
    const marks = { ...(sentOn && { sentOn }), ...(isAwaiting && { awaitsSupplier: true as const }) }
    return { ...order, customer: customer(id), ...marks }
  })
}
