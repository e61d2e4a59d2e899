import { ordersDesk } from '@runmart/contract/orders-desk'
import type { DeskFilters } from '@runmart/contract/orders-desk-filters'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { useApi } from '#platform/use-api.ts'

/** How the service and the customer that a list is filtered by are called: as one of its orders says, else as the server does. */
export function useFilterNames({ service, customer }: DeskFilters, sample: OperatorOrder | undefined) {
  const listed = {
    service: sample?.serviceId === service ? sample?.serviceName : undefined,
    customer: sample?.customer.id === customer ? sample?.customer.username : undefined,
  }
  const isAsked = Boolean((service && !listed.service) || (customer && !listed.customer))
  const { data: answer, isPlaceholderData } = useApi(
    ordersDesk.filterNames,
    { query: customer ? { customerId: customer } : {} },
    { localized: true, enabled: isAsked },
  )
  // The answer about another customer is none.
  const data = isPlaceholderData ? undefined : answer
  const unknown = data ? '—' : '…'
  return {
    service: listed.service ?? data?.services.find(({ id }) => id === service)?.name ?? unknown,
    customer: listed.customer ?? data?.customer ?? unknown,
  }
}
