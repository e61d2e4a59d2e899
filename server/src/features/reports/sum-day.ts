import type { AuditAction } from '@runmart/contract/audit'
import type { OperatorAct } from '@runmart/contract/reports'
import { type Act, listActs } from '#features/audit/index.ts'
import {
  type AccountSums,
  type Between,
  type FigureSum,
  findRange,
  sumCustomers,
  sumFigures,
} from '#features/ledger/index.ts'
import { ordersByCode, partnerOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'

export type OperatorDay = {
  operatorId: string
  delivered: number
  deliveredAmount: number
  credited: number
  refunded: number
}

/** What a day amounts to, each made from the ledger, the orders or the audit log. */
export async function sumDayFigures(tx: Tx, day: Between): Promise<FigureSum[]> {
  return sumFigures(tx, await findRange(tx, day))
}

export async function sumDayCustomers(tx: Tx, day: Between): Promise<AccountSums[]> {
  return sumCustomers(tx, await findRange(tx, day))
}

/** What is written down of each thing that an operator can do about money. */
export const actionsOf: Record<OperatorAct, readonly AuditAction[]> = {
  delivered: ['orders.deliver'],
  credited: ['credit', 'credit.approve', 'transfer.enter'],
  refunded: ['orders.deliver', 'orders.fail', 'orders.refund', 'orders.refund-part', 'warranty.refund'],
}

/** What somebody refunded with an act; an order that is delivered in part gives the rest back. */
export const refundedBy = ({ action, details }: Act): number =>
  Number((action === 'warranty.refund' ? details.amount : details.refunded) ?? 0)

/** Partners are no staff: what they did with their own orders is left out. As staff nobody acts on an order that they earn by. */
export async function withoutPartners(tx: Tx, acts: readonly Act[]): Promise<Act[]> {
  const orderIds = acts.filter(({ action }) => /^(orders|warranty)\./.test(action)).map((it) => it.subject)
  const shares = await partnerOrders.sharesOf(tx, [...new Set(orderIds)])
  return acts.filter((it) => shares.get(it.subject)?.partnerId !== it.operatorId)
}

export async function sumDayOperators(tx: Tx, day: Between): Promise<OperatorDay[]> {
  const actions = [...new Set(Object.values(actionsOf).flat())]
  const acts = await withoutPartners(tx, await listActs(tx, { ...day, actions }, null))
  const orders = await ordersByCode(
    tx,
    acts.filter((it) => it.action === 'orders.deliver').map((it) => String(it.details.order)),
  )
  const sums = new Map<string, OperatorDay>()
  for (const act of acts) {
    const { operatorId, action, details } = act
    const sum = sums.get(operatorId) ?? { operatorId, delivered: 0, deliveredAmount: 0, credited: 0, refunded: 0 }
    sums.set(operatorId, sum)
    if (action === 'orders.deliver') {
      sum.delivered++
      sum.deliveredAmount += orders.get(String(details.order))?.total ?? 0
    }
    if (actionsOf.credited.includes(action)) sum.credited += Number(details.amount ?? 0)
    else sum.refunded += refundedBy(act)
  }
  return [...sums.values()]
}
