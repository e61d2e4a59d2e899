import { claimStatuses } from '@runmart/contract/warranty-claims'
import { warrantyPartner } from '@runmart/contract/warranty-partner'
import { PackageX } from 'lucide-react'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { QueuePage, useQueueFilters } from '#ui/queue-page.tsx'
import { ClaimRow } from './claim-row.tsx'
import { useClaimDialogs } from './use-claim-dialogs.tsx'

/** Warranty claims about a partner's orders: first those to answer. */
export default function ClaimsPage() {
  const t = usePartnerTranslations()
  const { filters, isWaiting, query } = useQueueFilters(claimStatuses, 'waiting')
  const asked = isWaiting ? { isMine: 'true' as const } : query
  const options = { refetchInterval: 20_000, localized: true }
  const list = useApiPage(warrantyPartner.list, filters.page, { query: asked }, options)
  const { open, dialogs } = useClaimDialogs(list.data?.items ?? [])
  return (
    <>
      <QueuePage
        words={(word) => t(`partnerClaims.${word}`)}
        count={(count) => t('partnerClaims.found', { count })}
        queue={{ filters, isWaiting }}
        list={list}
        statuses={claimStatuses.map((value) => ({ value, label: t(`claimStates.${value}`) }))}
        icon={PackageX}
      >
        {(it) => <ClaimRow key={it.id} claim={it} withOrder onAnswer={(answer) => open(answer, it)} />}
      </QueuePage>
      {dialogs}
    </>
  )
}
