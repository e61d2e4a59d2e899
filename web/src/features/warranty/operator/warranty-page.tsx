import { claimStatuses } from '@runmart/contract/warranty-claims'
import { warrantyOperator } from '@runmart/contract/warranty-operator'
import { PackageX } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { QueuePage, useQueueFilters } from '#ui/queue-page.tsx'
import { ClaimRow } from './claim-row.tsx'
import { useClaimDialogs } from './use-claim-dialogs.tsx'

/** Warranty claims that wait for a decision, and all others. */
export default function WarrantyPage() {
  const t = useOperatorTranslations()
  const { filters, isWaiting, query } = useQueueFilters(claimStatuses, 'waiting')
  // What suppliers and partners have is under all of them: it waits for nobody here.
  const asked = isWaiting ? { ...query, turn: 'shop' as const } : query
  const list = useApiPage(
    warrantyOperator.list,
    filters.page,
    { query: asked },
    { refetchInterval: 15_000, localized: true },
  )
  const { open, dialogs } = useClaimDialogs(list.data?.items ?? [])
  return (
    <>
      <QueuePage
        words={(word) => t(`operatorWarranty.${word}`)}
        count={(count) => t(isWaiting ? 'operatorWarranty.waitingFound' : 'operatorWarranty.found', { count })}
        queue={{ filters, isWaiting }}
        list={list}
        statuses={claimStatuses.map((value) => ({ value, label: t(`claimStates.${value}`) }))}
        icon={PackageX}
      >
        {(it) => <ClaimRow key={it.id} claim={it} withOrder onAct={(act) => open(act, it)} />}
      </QueuePage>
      {dialogs}
    </>
  )
}
