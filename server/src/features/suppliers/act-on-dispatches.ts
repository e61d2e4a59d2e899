import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { RefusalCode } from '@runmart/contract/errors'
import type { DispatchAct, DispatchProblem } from '@runmart/contract/suppliers-orders'
import { sentOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { actOnEach } from '#platform/http/act-on-each.ts'
import { failure, type Result } from '#platform/http/envelope.ts'
import type { HandlerInput, RequestInfo, Transactions } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { retryDispatch, takeOverDispatch } from './decide-dispatch.ts'
import { lockDispatch, type StoredDispatch } from './dispatch-queries.ts'
import { listByIds } from './list-queries.ts'

type Input = HandlerInput<typeof api.supplierOrders.act>
type Preview = DataOf<typeof api.supplierOrders.preview>
type Outcome = DataOf<typeof api.supplierOrders.act>['outcomes'][number]
type Known = Pick<StoredDispatch, 'orderId' | 'state' | 'supplierId'>
type Why = DispatchProblem['why']

/**
 * The reason against an action on an order, or null. Bulk actions send only orders again that certainly reached no
 * supplier.
 */
function whyNot(act: DispatchAct, dispatch: Known, order: sentOrders.KnownOrder, operatorId: string): Why | null {
  const { state, supplierId } = dispatch
  if (order.customerId === operatorId) return 'own'
  if (act === 'take-over') {
    if (state === 'by-people') return order.sentOn ? null : 'people'
    return state === 'done' || state === 'sent-now' ? 'state' : null
  }
  if (state === 'unclear' || (state === 'waiting' && supplierId !== null)) return 'unclear'
  if (state !== 'stuck' && state !== 'waiting') return state === 'by-people' ? 'people' : 'state'
  return order.status === 'pending' || order.sentOn ? null : 'people'
}

const codes: Record<Why, RefusalCode> = {
  notFound: 'NOT_FOUND',
  own: 'FORBIDDEN',
  unclear: 'CONFLICT',
  state: 'CONFLICT',
  people: 'CONFLICT',
  other: 'CONFLICT',
}

function problemOf(why: Why, state: DispatchProblem['state'], { language }: RequestInfo): DispatchProblem {
  return { why, state, sentence: failure(new Refusal(codes[why]), language).error ?? '' }
}

/** The effect of an action on many orders, in the requested order. */
export async function previewDispatchActs(
  tx: Tx,
  { body: { act, ids }, caller, request }: HandlerInput<typeof api.supplierOrders.preview>,
): Promise<Result<Preview>> {
  const names = [...new Set(ids)]
  const dispatches = new Map((await listByIds(tx, names.filter(isUuid))).map((it) => [it.orderId, it]))
  const orders = new Map((await sentOrders.listKnown(tx, [...dispatches.keys()])).map((it) => [it.id, it]))
  const preview: Preview = { can: [], cannot: [] }
  for (const id of names) {
    const [dispatch, order] = [dispatches.get(id), orders.get(id)]
    const why = dispatch && order ? whyNot(act, dispatch, order, caller.userId) : 'notFound'
    const chosen = { id, orderCode: order?.code ?? '' }
    if (why) preview.cannot.push({ ...chosen, problem: problemOf(why, dispatch?.state ?? null, request) })
    else preview.can.push({ ...chosen, mayBeThere: dispatch?.supplierId != null })
  }
  return { data: preview }
}

/** Acts on some orders, each in its own transaction and once under its key. */
export async function actOnDispatches(
  db: Transactions,
  input: Input,
): Promise<Result<DataOf<typeof api.supplierOrders.act>>> {
  const { key, act, ids } = input.body
  const orders = ids.map((id) => ({ id }))
  const outcomes = await actOnEach<{ id: string }, Outcome>(db, orders, {
    ...{ userId: input.caller.userId, key, request: { act } },
    act: (tx, { id }) => actAlone(tx, input, id),
    explain: async (tx, { id }, refusal) => {
      const { can, cannot } = (await previewDispatchActs(tx, { ...input, body: { act, ids: [id] } })).data
      const orderCode = [...can, ...cannot][0]?.orderCode ?? ''
      const sentence = failure(refusal, input.request.language).error ?? ''
      return { id, orderCode, problem: cannot[0]?.problem ?? { why: 'other', state: null, sentence } }
    },
  })
  return { data: { outcomes } }
}

/** Runs the action that an operator can take on one order alone. */
async function actAlone(tx: Tx, { body: { act }, caller, request }: Input, id: string): Promise<Result<Outcome>> {
  const dispatch = isUuid(id) ? await lockDispatch(tx, id) : null
  const [order] = dispatch ? await sentOrders.listKnown(tx, [id]) : []
  const why = dispatch && order ? whyNot(act, dispatch, order, caller.userId) : 'notFound'
  if (why || !order) throw new Refusal(codes[why ?? 'notFound'])
  const step = { params: { id }, query: undefined, body: undefined, caller, request }
  await (act === 'retry' ? retryDispatch(tx, step) : takeOverDispatch(tx, step))
  return { data: { id, orderCode: order.code, problem: null } }
}
