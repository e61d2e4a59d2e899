import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { warrantyOperator } from '@runmart/contract/warranty-operator'
import { useApi } from '#platform/use-api.ts'
import { ClaimsSection } from '../desk/claims-section.tsx'
import { useOperatorDesk } from './use-operator-desk.tsx'

/** The warranty claims of an order. */
export function OrderClaims({ order: { id, orderStatus, billing } }: { order: OperatorOrder }) {
  const isDelivered = billing === 'day' || (orderStatus !== 'pending' && orderStatus !== 'in-progress')
  const { data } = useApi(warrantyOperator.ofOrder, { params: { id } }, { enabled: isDelivered })
  return <ClaimsSection desk={useOperatorDesk()} claims={data?.claims ?? []} />
}
