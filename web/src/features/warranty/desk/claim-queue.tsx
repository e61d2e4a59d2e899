import { type ClaimStatus, claimStatuses } from '@runmart/contract/warranty-claims'
import { PackageX } from 'lucide-react'
import { useSharedTranslations } from '#platform/partner-translations.ts'
import type { ApiResult } from '#platform/use-api.ts'
import { QueuePage, useQueueFilters } from '#ui/queue-page.tsx'
import type { ClaimDesk, DeskClaim } from './claim-desk.ts'
import { useClaimRows } from './use-claim-rows.tsx'

/** The filters of the claims page. */
export const useClaimFilters = () => useQueueFilters<ClaimStatus, 'waiting'>(claimStatuses, 'waiting')

type Props<Claim extends DeskClaim> = {
  desk: ClaimDesk<Claim>
  queue: ReturnType<typeof useClaimFilters>
  list: ApiResult<{ items: readonly Claim[]; total: number; page: number; limit: number; waiting: number }>
  /** The number of shown claims, in words. */
  count: (count: number) => string
}

/** The claims page; it opens with the claims that wait for its reader. */
export function ClaimQueue<Claim extends DeskClaim>({ desk, queue, list, count }: Props<Claim>) {
  const t = useSharedTranslations()
  const { row, dialogs } = useClaimRows(desk, list.data?.items ?? [], { withOrder: true })
  return (
    <>
      <QueuePage
        words={(word) =>
          t(
            word === 'intro' || word === 'waiting' || word === 'noneWaiting'
              ? `${desk.area}.${word}`
              : `claimDesk.${word}`,
          )
        }
        count={count}
        queue={queue}
        list={list}
        statuses={claimStatuses.map((value) => ({ value, label: t(`claimStates.${value}`) }))}
        icon={PackageX}
      >
        {row}
      </QueuePage>
      {dialogs}
    </>
  )
}
