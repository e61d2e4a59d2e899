import type { PartnerOrder } from '@runmart/contract/partners-desk'
import { warrantyPartner } from '@runmart/contract/warranty-partner'
import { ClaimsSection } from '#features/warranty/index.ts'
import { useApi } from '#platform/use-api.ts'
import { usePartnerDesk } from './use-partner-desk.tsx'

/** The warranty claims of an order. */
export function OrderClaims({ order: { id, orderStatus, billing } }: { order: PartnerOrder }) {
  const isDelivered = billing === 'day' || (orderStatus !== 'pending' && orderStatus !== 'in-progress')
  const options = { enabled: isDelivered, refetchInterval: 20_000, localized: true }
  const { data } = useApi(warrantyPartner.ofOrder, { params: { id } }, options)
  return <ClaimsSection desk={usePartnerDesk()} claims={data?.claims ?? []} />
}
