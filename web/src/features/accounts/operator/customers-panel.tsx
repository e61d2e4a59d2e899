import type { accounts, Customer } from '@runmart/contract/accounts'
import type { DataOf } from '@runmart/contract/endpoint'
import { SearchX, Users } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { Empty } from '#ui/empty.tsx'
import { Pager } from '#ui/pager.tsx'
import { Refused } from '#ui/refused.tsx'
import { SearchHead } from '#ui/search-head.tsx'
import { CustomersSkeleton } from './customers-skeleton.tsx'
import { CustomersTable } from './customers-table.tsx'

type Props = {
  q: string
  onSearch: (text: string) => void
  found: {
    data: DataOf<typeof accounts.customers> | undefined
    refusal: string | null
    asking: boolean
    outdated: boolean
    askAgain: () => void
  }
  onPage: (page: number) => void
  onCredit: (customer: Customer) => void
}

/** The customers that match, with the search above and the way through the pages below. */
export function CustomersPanel({ q, onSearch, found, onPage, onCredit }: Props) {
  const t = useOperatorTranslations()
  const { data, refusal, asking, outdated, askAgain } = found
  return (
    <Card padded={false}>
      <SearchHead label={t('operatorCustomers.search')} value={q} onSearch={onSearch}>
        {data && t('operatorCustomers.found', { count: data.total })}
      </SearchHead>
      {refusal && (
        <Refused onRetry={askAgain} retrying={asking}>
          {refusal}
        </Refused>
      )}
      {!data && !refusal && <CustomersSkeleton />}
      {data?.total === 0 && (
        <Empty
          icon={q ? SearchX : Users}
          title={q ? t('operatorCustomers.nothingFound', { text: q }) : t('operatorCustomers.empty')}
          action={
            q && (
              <Button size="sm" onClick={() => onSearch('')}>
                {t('operatorCustomers.clearSearch')}
              </Button>
            )
          }
        >
          {q ? t('operatorCustomers.nothingFoundText') : t('operatorCustomers.emptyText')}
        </Empty>
      )}
      {data && data.total > 0 && (
        <div aria-busy={outdated} className={classes('transition-opacity', outdated && 'opacity-60')}>
          <CustomersTable customers={data.items} onCredit={onCredit} />
          <Pager page={data.page} limit={data.limit} total={data.total} onPage={onPage} />
        </div>
      )}
    </Card>
  )
}
