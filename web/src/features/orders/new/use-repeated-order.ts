import type { DataOf } from '@runmart/contract/endpoint'
import { orders } from '@runmart/contract/orders'
import { LINK_KEY } from '@runmart/contract/orders-fields'
import { useSearchParams } from 'react-router'
import { endpointQuery } from '#platform/query-client.ts'
import { useApiQuery } from '#platform/use-api.ts'
import type { OrderDraft } from './use-order-draft.ts'

/** The order to repeat from the address (`again`), as a form draft; null without one. */
export function useRepeatedOrder(): { id: string | null; isLoading: boolean; draft: OrderDraft | null } {
  const [search] = useSearchParams()
  const id = search.get('again')
  const query = endpointQuery(orders.order, { params: { id: id ?? '' } })
  const { data, error } = useApiQuery<DataOf<typeof orders.order>>({ ...query, enabled: id !== null })
  return { id, isLoading: id !== null && !data && !error, draft: id !== null && data ? draftOf(data) : null }
}

/** The server sends only some of very many links; the draft then omits the list. */
function draftOf({ order, links, linkCount }: DataOf<typeof orders.order>): OrderDraft {
  const isList = order.orderType === 'multiply'
  const inputs = Object.entries(order.inputs ?? {}).map(([key, value]) => [key, String(value)])
  const [first] = links
  return {
    again: order.id,
    service: order.serviceId,
    amount: String(order.amount),
    inputs: { ...Object.fromEntries(inputs), ...(!isList && first && { [LINK_KEY]: first.link }) },
    links: isList && links.length === linkCount ? links.map((it) => `${it.link}|${it.amount}`).join('\n') : undefined,
    contactInfo: order.contactInfo,
    note: order.note,
    discountCode: undefined,
  }
}
