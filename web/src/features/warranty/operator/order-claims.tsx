import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { warrantyOperator } from '@runmart/contract/warranty-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { List } from '#ui/list.tsx'
import { Section } from '#ui/section.tsx'
import { ClaimRow } from './claim-row.tsx'
import { useClaimDialogs } from './use-claim-dialogs.tsx'

/** What was claimed of an order under warranty, to be decided where everything about it is known; nothing where nothing was. */
export function OrderClaims({ order: { id, orderStatus, billing } }: { order: OperatorOrder }) {
  const t = useOperatorTranslations()
  const isDelivered = orderStatus === 'success' || orderStatus === 'refund' || billing === 'day'
  const { data } = useApi(warrantyOperator.ofOrder, { params: { id } }, { enabled: isDelivered })
  const claims = data?.claims ?? []
  const { open, dialogs } = useClaimDialogs(claims)
  if (claims.length === 0) return null
  return (
    <Section title={t('operatorWarranty.title')} padded={false}>
      <List label={t('operatorWarranty.title')}>
        {claims.map((it) => (
          <ClaimRow key={it.id} claim={it} onAct={(act) => open(act, it)} />
        ))}
      </List>
      {dialogs}
    </Section>
  )
}
