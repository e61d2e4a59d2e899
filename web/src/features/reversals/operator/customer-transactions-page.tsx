import { type OperatorTransaction, reversals } from '@runmart/contract/reversals'
import { ArrowLeftRight } from 'lucide-react'
import { useParams } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Alert } from '#ui/alert.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { moneyText } from '#ui/money-text.ts'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { CustomerTransactionsTable } from './customer-transactions-table.tsx'
import { ReverseDialog } from './reverse-dialog.tsx'

/** A customer's transactions, what they owe, and the way to take back what was credited by hand. */
export default function CustomerTransactionsPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { id = '' } = useParams()
  const filters = useFilters((get: (name: 'q') => string) => ({ ...(get('q') && { q: get('q') }) }))
  const list = useApiPage(reversals.transactions, filters.page, { params: { id }, query: filters.values })
  const { item, isOpen, open, close } = useItemDialog<OperatorTransaction, 'reverse'>()
  const { customer, owed = 0 } = list.data ?? {}
  const name = customer?.username ?? ''
  return (
    <>
      {owed > 0 && (
        <Alert tone="warning" className="mb-4">
          {t('operatorReversals.owes', { name, amount: moneyText(language, owed) })}
        </Alert>
      )}
      <ListScreen
        list={list}
        filters={filters}
        filterBar={<FilterBar filters={filters} search={t('operatorReversals.search')} />}
        noMatch={{ title: t('operatorReversals.noneFound') }}
        count={(count) => t('operatorReversals.found', { count })}
        skeleton={<RowsSkeleton dense rows={8} icon end="text" />}
        empty={{
          icon: ArrowLeftRight,
          title: t('operatorReversals.empty'),
          text: t('operatorReversals.emptyText'),
        }}
      >
        {(transactions) => (
          <CustomerTransactionsTable transactions={transactions} onReverse={(it) => open('reverse', it)} />
        )}
      </ListScreen>
      {item && <ReverseDialog code={item.transactionCode} kind={item.kind} open={isOpen('reverse')} onClose={close} />}
    </>
  )
}
