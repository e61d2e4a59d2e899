import type { Order } from '@runmart/contract/orders-order'
import { supplierOrders } from '@runmart/contract/suppliers-orders'
import { useApi } from '#platform/use-api.ts'

type Known = Pick<Order, 'id' | 'goods' | 'serviceType' | 'provider'>

/** Suppliers get nothing of what comes from stock, what bots do, and what customers bring themselves. */
function canBeAtSupplier({ goods, serviceType, provider }: Known): boolean {
  return !goods && serviceType !== 'AUTO_BOT' && provider !== 'USER_PROVIDED'
}

/** What became of an order at suppliers, asked for where that is possible; its page and its actions share the answer. */
export function useDispatch(order: Known) {
  return useApi(
    supplierOrders.ofOrder,
    { params: { id: order.id } },
    { enabled: canBeAtSupplier(order), refetchInterval: (known) => (known?.dispatch ? 15_000 : false) },
  )
}

const theirs = ['sent-now', 'sent', 'unclear'] as const

/** Whether a supplier has an order, or may have it: until people take it over, they can neither deliver nor end it. */
export function useAtSupplier(order: Known): boolean {
  const state = useDispatch(order).data?.dispatch?.state
  return theirs.some((it) => it === state)
}
