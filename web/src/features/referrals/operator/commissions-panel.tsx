import type { DataOf } from '@runmart/contract/endpoint'
import type { Commission, referrals } from '@runmart/contract/referrals'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { List } from '#ui/list.tsx'
import { Pager } from '#ui/pager.tsx'
import { Refused } from '#ui/refused.tsx'
import { CommissionRow } from './commission-row.tsx'
import { CommissionsSkeleton } from './commissions-skeleton.tsx'
import { NoCommissions } from './no-commissions.tsx'
import { StatusFilter } from './status-filter.tsx'
import type { CommissionFilters } from './use-commission-filters.ts'

type Props = {
  filters: CommissionFilters
  found: {
    data: DataOf<typeof referrals.commissions> | undefined
    refusal: string | null
    asking: boolean
    outdated: boolean
    askAgain: () => void
  }
  onAllow: (commission: Commission) => void
  onRefuse: (commission: Commission) => void
}

/** The commissions that match, with what narrows them above and the way through the pages below. */
export function CommissionsPanel({ filters, found, onAllow, onRefuse }: Props) {
  const t = useOperatorTranslations()
  const { data, refusal, asking, outdated, askAgain } = found
  const isQueue = filters.view === 'waiting'
  return (
    <Card padded={false}>
      {!isQueue && <StatusFilter filters={filters} />}
      {refusal && (
        <Refused onRetry={askAgain} retrying={asking} className="py-16">
          {refusal}
        </Refused>
      )}
      {!data && !refusal && <CommissionsSkeleton />}
      {data?.items.length === 0 && <NoCommissions filters={filters} total={data.total} />}
      {data && data.items.length > 0 && (
        <div aria-busy={outdated} className={classes('transition-opacity', outdated && 'opacity-60')}>
          <p className="border-b border-line px-5 py-2 text-[13px] text-ink-faint" role="status">
            {t(isQueue ? 'operatorReferrals.waitingFound' : 'operatorReferrals.found', { count: data.total })}
          </p>
          <List label={t('operatorReferrals.title')}>
            {data.items.map((commission) => (
              <CommissionRow
                key={commission.orderId}
                commission={commission}
                onAllow={() => onAllow(commission)}
                onRefuse={() => onRefuse(commission)}
              />
            ))}
          </List>
          <Pager page={data.page} limit={data.limit} total={data.total} onPage={filters.setPage} />
        </div>
      )}
    </Card>
  )
}
