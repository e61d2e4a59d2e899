import { CircleCheck, Inbox, SearchX } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import type { TransferFilters } from './use-transfer-filters.ts'

/** An empty inbox: nothing matches, nothing waits, or nothing has ever come. */
export function NoTransfers({ filters: { narrowed, view, set } }: { filters: TransferFilters }) {
  const t = useOperatorTranslations()
  if (narrowed)
    return (
      <Empty
        icon={SearchX}
        title={t('operatorTransfers.noneFound')}
        action={
          <Button size="sm" onClick={() => set({ q: null, feed: null, status: null })}>
            {t('operatorTransfers.clearFilters')}
          </Button>
        }
      >
        {t('operatorTransfers.noneFoundText')}
      </Empty>
    )
  if (view === 'waiting')
    return (
      <Empty icon={CircleCheck} title={t('operatorTransfers.noneWaiting')}>
        {t('operatorTransfers.noneWaitingText')}
      </Empty>
    )
  return (
    <Empty icon={Inbox} title={t('operatorTransfers.none')}>
      {t('operatorTransfers.noneText')}
    </Empty>
  )
}
