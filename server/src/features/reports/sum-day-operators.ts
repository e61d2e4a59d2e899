import type { AuditAction } from '@runmart/contract/audit'
import type { OperatorAct } from '@runmart/contract/reports'
import { type Act, listActs } from '#features/audit/index.ts'
import { type Between, sumCostsOf } from '#features/ledger/index.ts'
import { endedByCode, partnerOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { readCosts } from './order-costs.ts'

/** `returned`, `cost` and `uncosted` belong to the deliveries. */
export type OperatorDay = {
  operatorId: string
  delivered: number
  deliveredAmount: number
  returned: number
  cost: number
  uncosted: number
  credited: number
  refunded: number
}

/** The audit actions of each kind of money action. Ripened credits count for the operator who requested them. */
export const actionsOf: Record<OperatorAct, readonly AuditAction[]> = {
  delivered: ['orders.deliver'],
  credited: ['credit', 'credit.approve', 'credit.ripen', 'transfer.enter'],
  refunded: ['orders.deliver', 'orders.fail', 'orders.refund', 'orders.refund-part', 'warranty.refund'],
}

/** The refund of an action; a part delivery refunds the rest. */
const refundedBy = ({ action, details }: Act): number =>
  Number((action === 'warranty.refund' ? details.amount : details.refunded) ?? 0)

/**
 * Leaves out partners' actions on their own orders, since partners are no staff. Staff cannot act on orders that they
 * earn by. An approved or ripened request may be a debit or an assigned transfer; neither is a credit by hand.
 */
export async function onlyCounted(tx: Tx, acts: readonly Act[]): Promise<Act[]> {
  const orderIds = acts.filter(({ action }) => /^(orders|warranty)\./.test(action)).map((it) => it.subject)
  const shares = await partnerOrders.sharesOf(tx, [...new Set(orderIds)])
  const isNoCredit = ({ action, details }: Act) =>
    action.startsWith('credit.') && (details.kind === 'debit' || Boolean(details.transferId))
  return acts.filter((it) => shares.get(it.subject)?.partnerId !== it.operatorId && !isNoCredit(it))
}

/**
 * A day by operator. A delivery counts on its own day, whatever the order's age. It counts the payment, its refund and
 * its cost by the common definition. Suppliers' charges and partners' shares count until the end of the day.
 */
export async function sumDayOperators(tx: Tx, day: Between, timeZone: string): Promise<OperatorDay[]> {
  const actions = [...new Set(Object.values(actionsOf).flat())]
  const acts = await onlyCounted(tx, await listActs(tx, { ...day, actions }, null))
  const deliveries = acts.filter((it) => it.action === 'orders.deliver')
  const orders = await endedByCode(
    tx,
    deliveries.map((it) => String(it.details.order)),
  )
  const posted = await sumCostsOf(
    tx,
    deliveries.map((it) => ({ orderId: it.subject, before: day.before })),
  )
  const costs = await readCosts(tx, timeZone, { orders: [...orders.values()] })
  const sums = new Map<string, OperatorDay>()
  for (const act of acts) {
    const { operatorId, action, details } = act
    const sum = sums.get(operatorId) ?? { operatorId, ...nothing }
    sums.set(operatorId, sum)
    if (actionsOf.credited.includes(action)) sum.credited += Number(details.amount ?? 0)
    else sum.refunded += refundedBy(act)
    const order = action === 'orders.deliver' && orders.get(String(details.order))
    if (!order) continue
    const { cost, uncosted } = costs.inTheEnd(order)
    sum.delivered++
    sum.deliveredAmount += order.total
    sum.returned += refundedBy(act)
    sum.cost += cost + (posted.get(act.subject) ?? 0)
    sum.uncosted += costs.isUnknown(order) ? uncosted - refundedBy(act) : uncosted
  }
  return [...sums.values()]
}

const nothing = {
  ...{ delivered: 0, deliveredAmount: 0, returned: 0, cost: 0, uncosted: 0 },
  ...{ credited: 0, refunded: 0 },
}
