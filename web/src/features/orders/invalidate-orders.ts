import { bots } from '@runmart/contract/bots'
import { dashboard } from '@runmart/contract/dashboard'
import { ledger } from '@runmart/contract/ledger'
import { orders } from '@runmart/contract/orders'
import { invalidate } from '#platform/query-client.ts'
import { loadUser } from '#platform/session.ts'

/** Refetches everything that shows orders or money, after an order was placed, changed or ended. */
export function invalidateOrders(): void {
  invalidate(orders.order, orders.referralOrders, orders.botOrders, orders.history, dashboard.summary, ledger.history)
  invalidate(bots.runs, orders.again)
  void loadUser()
}
