import { CircleCheck, HandCoins } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Empty } from '#ui/empty.tsx'
import { NoResults } from '#ui/no-results.tsx'
import type { CommissionFilters } from './use-commission-filters.ts'

/** An empty list: nothing waits, nothing has this status, or nothing was ever earned. */
export function NoCommissions({ filters, total }: { filters: CommissionFilters; total: number }) {
  const t = useOperatorTranslations()
  const { view, status, set, setPage } = filters
  return (
    <NoResults
      total={total}
      narrowed={view === 'all' && status !== undefined}
      noMatch={{ title: t('operatorReferrals.noneFound'), text: t('operatorReferrals.noneFoundText') }}
      onReset={() => set({ status: null })}
      onFirst={() => setPage(1)}
    >
      {view === 'waiting' ? (
        <Empty icon={CircleCheck} title={t('operatorReferrals.noneWaiting')} className="py-16">
          {t('operatorReferrals.noneWaitingText')}
        </Empty>
      ) : (
        <Empty icon={HandCoins} title={t('operatorReferrals.none')} className="py-16">
          {t('operatorReferrals.noneText')}
        </Empty>
      )}
    </NoResults>
  )
}
