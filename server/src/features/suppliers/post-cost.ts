import { house, post } from '#features/ledger/index.ts'
import type { StoredOrder } from '#features/orders/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StateThere } from './connect.ts'
import type { StoredDispatch } from './dispatch-queries.ts'

/**
 * Posts what an order costs at its supplier, at the rate at which it was sent. A charge that changed later, because only a part
 * was delivered, is put right by a posting of its own about the difference. What other suppliers charged before stays posted.
 */
export async function postCost(tx: Tx, dispatch: StoredDispatch, order: StoredOrder, told: StateThere): Promise<void> {
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
