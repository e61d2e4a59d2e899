import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { getCustomer } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { countOpenOrders, listOrders, statusFilter } from '../list-queries.ts'
import { showOperatorOrders } from './act-on-order.ts'

/** A customer's orders, newest first, and the number of open ones. */
export async function listCustomerOrders(
  tx: Tx,
  { params, query, request }: HandlerInput<typeof api.ordersOperator.ofCustomer>,
): Promise<Result<DataOf<typeof api.ordersOperator.ofCustomer>>> {
  const { page, limit, status, serviceType } = query
  const { id: customerId } = await getCustomer(tx, params.id)
  const ofStatus = status === 'open' ? { open: true, come: true } : statusFilter(status)
  const { items, total } = await listOrders(tx, { ...ofStatus, serviceType, customerId }, { page, limit })
  const open = await countOpenOrders(tx, customerId)
  return { data: { items: await showOperatorOrders(tx, items, request.language), total, page, limit, open } }
}
