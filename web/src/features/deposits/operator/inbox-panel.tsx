import type { deposits, Transfer } from '@runmart/contract/deposits'
import type { DataOf } from '@runmart/contract/endpoint'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { List } from '#ui/list.tsx'
import { Pager } from '#ui/pager.tsx'
import { Refused } from '#ui/refused.tsx'
import { FilterBar } from './filter-bar.tsx'
import { NoTransfers } from './no-transfers.tsx'
import { TransferRow } from './transfer-row.tsx'
import { TransfersSkeleton } from './transfers-skeleton.tsx'
import type { TransferFilters } from './use-transfer-filters.ts'

type Props = {
  filters: TransferFilters
  inbox: {
    data: DataOf<typeof deposits.transfers> | undefined
    refusal: string | null
    asking: boolean
    outdated: boolean
    askAgain: () => void
  }
  onAssign: (transfer: Transfer) => void
  onPutAside: (transfer: Transfer) => void
}

/** The transfers that match, with what narrows them above and the way through the pages below. */
export function InboxPanel({ filters, inbox, onAssign, onPutAside }: Props) {
  const t = useOperatorTranslations()
  const { data, refusal, asking, outdated, askAgain } = inbox
  const isQueue = filters.query.status === 'unmatched'
  return (
    <Card padded={false}>
      <FilterBar filters={filters} />
      {refusal && (
        <Refused onRetry={askAgain} retrying={asking}>
          {refusal}
        </Refused>
      )}
      {!data && !refusal && <TransfersSkeleton />}
      {data?.total === 0 && <NoTransfers filters={filters} />}
      {data && data.total > 0 && (
        <div aria-busy={outdated} className={classes('transition-opacity', outdated && 'opacity-60')}>
          <p className="border-b border-line px-5 py-2 text-[13px] text-ink-faint" role="status">
            {t(isQueue ? 'operatorTransfers.waitingFound' : 'operatorTransfers.found', { count: data.total })}
          </p>
          <List label={t('operatorTransfers.title')}>
            {data.items.map((transfer) => (
              <TransferRow
                key={transfer.id}
                transfer={transfer}
                onAssign={() => onAssign(transfer)}
                onPutAside={() => onPutAside(transfer)}
              />
            ))}
          </List>
          <Pager page={data.page} limit={data.limit} total={data.total} onPage={filters.setPage} />
        </div>
      )}
    </Card>
  )
}
