import type { DataOf } from '@runmart/contract/endpoint'
import type { DiscountCode, discountCodes } from '@runmart/contract/orders-discount-codes'
import { TicketPercent } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { Empty } from '#ui/empty.tsx'
import { List } from '#ui/list.tsx'
import { NoResults } from '#ui/no-results.tsx'
import { Pager } from '#ui/pager.tsx'
import { Refused } from '#ui/refused.tsx'
import { SearchHead } from '#ui/search-head.tsx'
import { CodeRow } from './code-row.tsx'
import { CodesSkeleton } from './codes-skeleton.tsx'

type Props = {
  q: string
  onSearch: (text: string) => void
  found: {
    data: DataOf<typeof discountCodes.codes> | undefined
    refusal: string | null
    asking: boolean
    outdated: boolean
    askAgain: () => void
  }
  onPage: (page: number) => void
  onEdit: (code: DiscountCode) => void
}

/** The codes that match, with the search above and the way through the pages below. */
export function CodesPanel({ q, onSearch, found, onPage, onEdit }: Props) {
  const t = useOperatorTranslations()
  const { data, refusal, asking, outdated, askAgain } = found
  return (
    <Card padded={false}>
      <SearchHead label={t('operatorDiscountCodes.search')} value={q} onSearch={onSearch}>
        {data && t('operatorDiscountCodes.found', { count: data.total })}
      </SearchHead>
      {refusal && (
        <Refused onRetry={askAgain} retrying={asking} className="py-16">
          {refusal}
        </Refused>
      )}
      {!data && !refusal && <CodesSkeleton />}
      {data?.items.length === 0 && (
        <NoResults
          total={data.total}
          narrowed={q !== ''}
          noMatch={{
            title: t('operatorDiscountCodes.noneFound', { text: q }),
            text: t('operatorDiscountCodes.noneFoundText'),
          }}
          onReset={() => onSearch('')}
          onFirst={() => onPage(1)}
        >
          <Empty icon={TicketPercent} title={t('operatorDiscountCodes.none')} className="py-16">
            {t('operatorDiscountCodes.noneText')}
          </Empty>
        </NoResults>
      )}
      {data && data.items.length > 0 && (
        <div aria-busy={outdated} className={classes('transition-opacity', outdated && 'opacity-60')}>
          <List label={t('operatorDiscountCodes.title')}>
            {data.items.map((code) => (
              <CodeRow key={code.code} code={code} onEdit={() => onEdit(code)} />
            ))}
          </List>
          <Pager page={data.page} limit={data.limit} total={data.total} onPage={onPage} />
        </div>
      )}
    </Card>
  )
}
