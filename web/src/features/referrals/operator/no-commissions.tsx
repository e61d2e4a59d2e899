import { CircleCheck, HandCoins } from 'lucide-react'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { Empty } from '#ui/empty.tsx'
import { NoResults } from '#ui/no-results.tsx'
import type { CommissionFilters } from './use-commission-filters.ts'

/** An empty list: nothing waits, nothing has this status, or nothing was ever earned. */
export function NoCommissions({ filters, total }: { filters: CommissionFilters; total: number }) {
  const say = useOperatorSay()
  const { view, status, set, setPage } = filters
  return (
    <NoResults
      total={total}
      narrowed={view === 'all' && status !== undefined}
      noMatch={{ title: say('referralDesk.noneFound'), text: say('referralDesk.noneFoundText') }}
      onReset={() => set({ status: null })}
      onFirst={() => setPage(1)}
    >
      {view === 'waiting' ? (
        <Empty icon={CircleCheck} title={say('referralDesk.noneWaiting')} className="py-16">
          {say('referralDesk.noneWaitingText')}
        </Empty>
      ) : (
        <Empty icon={HandCoins} title={say('referralDesk.none')} className="py-16">
          {say('referralDesk.noneText')}
        </Empty>
      )}
    </NoResults>
  )
}
