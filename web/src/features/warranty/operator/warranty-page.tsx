import { warrantyOperator } from '@runmart/contract/warranty-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { ClaimQueue, useClaimFilters } from '../desk/claim-queue.tsx'
import { useOperatorDesk } from './use-operator-desk.tsx'

/** The waiting warranty claims, and all others. */
export default function WarrantyPage() {
  const t = useOperatorTranslations()
  const queue = useClaimFilters()
  const { filters, isWaiting, query } = queue
  // Claims at a supplier or partner appear only among all claims; no operator needs to handle them.
  const asked = isWaiting ? { ...query, turn: 'shop' as const } : query
  const options = { refetchInterval: 15_000, localized: true }
  const list = useApiPage(warrantyOperator.list, filters.page, { query: asked }, options)
  return (
    <ClaimQueue
      desk={useOperatorDesk()}
      queue={queue}
      list={list}
      count={(count) => (isWaiting ? t('operatorWarranty.waitingFound', { count }) : t('claimDesk.found', { count }))}
    />
  )
}
