import { CircleCheck, SearchX, ShoppingBag } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { NoResults } from '#ui/no-results.tsx'
import type { DeskFilters } from './use-desk-filters.ts'

const nothing = {
  pending: ['operatorOrders.nonePending', 'operatorOrders.nonePendingText'],
  'in-progress': ['operatorOrders.noneInProgress', 'operatorOrders.noneInProgressText'],
  all: ['operatorOrders.none', 'operatorOrders.noneText'],
} as const

/** An empty queue: past its end, nothing matches, nothing waits, or nothing was ever ordered. */
export function NoOrders({ total, filters }: { total: number; filters: DeskFilters }) {
  const t = useOperatorTranslations()
  const [title, text] = nothing[filters.view]
  // Whoever looks for an order need not know in which state it is.
  if (filters.isQueue && filters.q && total === 0)
    return (
      <Empty
        icon={SearchX}
        title={t('operatorOrders.noneFound')}
        className="py-16"
        action={
          <Button size="sm" onClick={() => filters.set({ view: 'all', type: null })}>
            {t('operatorOrders.searchAll')}
          </Button>
        }
      >
        {t('operatorOrders.noneHereText')}
      </Empty>
    )
  return (
    <NoResults
      total={total}
      narrowed={filters.narrowed}
      noMatch={{ title: t('operatorOrders.noneFound'), text: t('operatorOrders.noneFoundText') }}
      onReset={filters.clear}
      onFirst={() => filters.setPage(1)}
    >
      <Empty icon={filters.view === 'all' ? ShoppingBag : CircleCheck} title={t(title)} className="py-16">
        {t(text)}
      </Empty>
    </NoResults>
  )
}
