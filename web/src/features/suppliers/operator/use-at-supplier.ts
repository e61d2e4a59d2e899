import type { Order } from '@runmart/contract/orders-order'
import { supplierOrders } from '@runmart/contract/suppliers-orders'
import { useApi } from '#platform/use-api.ts'

type Known = Pick<Order, 'id' | 'goods' | 'serviceType' | 'provider'>

/** Suppliers never get orders from stock, bot orders or orders with customer-provided goods. */
function canBeAtSupplier({ goods, serviceType, provider }: Known): boolean {
  return !goods && serviceType !== 'AUTO_BOT' && provider !== 'USER_PROVIDED'
}

/** The dispatch of an order, fetched only for possible ones; its page and its actions share the answer. */
export function useDispatch(order: Known) {
  return useApi(
    supplierOrders.ofOrder,
    { params: { id: order.id } },
    { enabled: canBeAtSupplier(order), refetchInterval: (known) => (known?.dispatch ? 15_000 : false) },
  )
}

const theirs = ['sent-now', 'sent', 'unclear'] as const

/** True while a supplier has or may have the order. Operators must take it over before they can deliver or end it. */
export function useAtSupplier(order: Known): boolean {
  const state = useDispatch(order).data?.dispatch?.state
  return theirs.some((it) => it === state)
}
