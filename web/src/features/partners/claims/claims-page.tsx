import { warrantyPartner } from '@runmart/contract/warranty-partner'
import { ClaimQueue, useClaimFilters } from '#features/warranty/index.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { usePartnerDesk } from './use-partner-desk.tsx'

/** Warranty claims about a partner's orders; it opens with the ones to answer. */
export default function ClaimsPage() {
  const t = usePartnerTranslations()
  const queue = useClaimFilters()
  const asked = queue.isWaiting ? { isMine: 'true' as const } : queue.query
  const options = { refetchInterval: 20_000, localized: true }
  const list = useApiPage(warrantyPartner.list, queue.filters.page, { query: asked }, options)
  return (
    <ClaimQueue desk={usePartnerDesk()} queue={queue} list={list} count={(count) => t('claimDesk.found', { count })} />
  )
}
