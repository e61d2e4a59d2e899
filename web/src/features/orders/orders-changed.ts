import { bots } from '@runmart/contract/bots'
import { dashboard } from '@runmart/contract/dashboard'
import { ledger } from '@runmart/contract/ledger'
import { orders } from '@runmart/contract/orders'
import { loadUser } from '#platform/session.ts'
import { stale } from '#platform/stale.ts'

/** An order came, moved or ended: whatever shows orders or money asks again. */
export function ordersChanged(): void {
  stale(orders.order, orders.referralOrders, orders.botOrders, orders.history, dashboard.summary, ledger.history)
  stale(bots.runs)
  void loadUser()
}
