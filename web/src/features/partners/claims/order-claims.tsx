import type { PartnerOrder } from '@runmart/contract/partners-desk'
import { warrantyPartner } from '@runmart/contract/warranty-partner'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { List } from '#ui/list.tsx'
import { Section } from '#ui/section.tsx'
import { ClaimRow } from './claim-row.tsx'
import { useClaimDialogs } from './use-claim-dialogs.tsx'

/** What was claimed of an order under warranty, to be answered where everything about it is known; nothing where nothing was. */
export function OrderClaims({ order: { id, orderStatus, billing } }: { order: PartnerOrder }) {
  const t = usePartnerTranslations()
  const isDelivered = billing === 'day' || (orderStatus !== 'pending' && orderStatus !== 'in-progress')
  const options = { enabled: isDelivered, refetchInterval: 20_000, localized: true }
  const { data } = useApi(warrantyPartner.ofOrder, { params: { id } }, options)
  const claims = data?.claims ?? []
  const { open, dialogs } = useClaimDialogs(claims)
  if (claims.length === 0) return null
  return (
    <Section title={t('partnerClaims.title')} padded={false}>
      <List label={t('partnerClaims.title')}>
        {claims.map((it) => (
          <ClaimRow key={it.id} claim={it} onAnswer={(answer) => open(answer, it)} />
        ))}
      </List>
      {dialogs}
    </Section>
  )
}
