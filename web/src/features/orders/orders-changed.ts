import { bots } from '@runmart/contract/bots'
import { dashboard } from '@runmart/contract/dashboard'
import { ledger } from '@runmart/contract/ledger'
import { orders } from '@runmart/contract/orders'
import { invalidate } from '#platform/query-client.ts'
import { loadUser } from '#platform/session.ts'

/** An order came, moved or ended: whatever shows orders or money asks again. */
export function ordersChanged(): void {
  invalidate(orders.order, orders.referralOrders, orders.botOrders, orders.history, dashboard.summary, ledger.history)
  invalidate(bots.runs)
  void loadUser()
}
