import type { DataOf } from '@runmart/contract/endpoint'
import { orders } from '@runmart/contract/orders'
import { LINK_KEY } from '@runmart/contract/orders-fields'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { endpointQuery } from '#platform/query-client.ts'
import { useApiQuery } from '#platform/use-api.ts'
import type { OrderDraft } from './use-order-draft.ts'

/** Fills the draft with the order that the address asks to repeat (`again`), at today's price. */
export function useOrderAgain(fill: (draft: OrderDraft) => void): { isLoading: boolean } {
  const [search, setSearch] = useSearchParams()
  const id = search.get('again')
  const query = endpointQuery(orders.order, { params: { id: id ?? '' } })
  const { data, error } = useApiQuery<DataOf<typeof orders.order>>({ ...query, enabled: id !== null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order that is asked for
  useEffect(() => {
    if (!id || !(data || error)) return
    const repeated = data && draftOf(data)
    if (repeated) fill(repeated)
    const links = repeated?.links ? { links: 'many' } : {}
    setSearch(repeated?.service ? { service: repeated.service, ...links } : {}, { replace: true })
  }, [id, data, error])
  return { isLoading: id !== null }
}

/** An order as it would be filled in again. Of very many links the server tells only some: then the list is left out. */
function draftOf({ order, links, linkCount }: DataOf<typeof orders.order>): OrderDraft {
  const isList = order.orderType === 'multiply'
  const inputs = Object.entries(order.inputs ?? {}).map(([key, value]) => [key, String(value)])
  const [first] = links
  return {
    service: order.serviceId,
    amount: String(order.amount),
    inputs: { ...Object.fromEntries(inputs), ...(!isList && first && { [LINK_KEY]: first.link }) },
    links: isList && links.length === linkCount ? links.map((it) => `${it.link}|${it.amount}`).join('\n') : undefined,
    contactInfo: order.contactInfo,
    note: order.note,
    discountCode: undefined,
  }
}
