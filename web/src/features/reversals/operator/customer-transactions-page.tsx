import { type OperatorTransaction, reversals } from '@runmart/contract/reversals'
import { ArrowLeftRight } from 'lucide-react'
import { useParams } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Alert } from '#ui/alert.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { moneyText } from '#ui/money-text.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { CustomerTransactionsTable } from './customer-transactions-table.tsx'
import { ReverseDialog } from './reverse-dialog.tsx'

/** A customer's transactions, what they have and owe, and the way to take back what was credited by hand. */
export default function CustomerTransactionsPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { id = '' } = useParams()
  const filters = useFilters((get: (name: 'q') => string) => ({ ...(get('q') && { q: get('q') }) }))
  const list = useApiPage(reversals.transactions, filters.page, { params: { id }, query: filters.values })
  const { item, isOpen, open, close } = useItemDialog<OperatorTransaction, 'reverse'>()
  const { customer, balance = 0, owed = 0 } = list.data ?? {}
  const name = customer?.username ?? ''
  const title = name ? t('operatorReversals.openOf', { name }) : t('operatorReversals.title')
  return (
    <>
      <title>{`${title} · Runmart`}</title>
      <BackLink to={paths.operatorCustomers}>{t('operatorReversals.back')}</BackLink>
      <PageHeader
        title={title}
        description={name && t('operatorReversals.balanceOf', { name, amount: moneyText(language, balance) })}
      />
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
      {item && <ReverseDialog code={item.transactionCode} open={isOpen('reverse')} onClose={close} />}
    </>
  )
}
