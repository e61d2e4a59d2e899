import { ledger, transactionTypes } from '@runmart/contract/ledger'
import { ArrowLeftRight, FileText } from 'lucide-react'
import { Outlet } from 'react-router'
import { dayOf } from '#platform/days.ts'
import { downloadCsv } from '#platform/download.ts'
import { useLanguage } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { paths } from '#platform/paths.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CsvButton } from '#ui/csv-button.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { CardsSkeleton, RowsSkeleton } from '#ui/list-skeleton.tsx'
import { moneyText } from '#ui/money-text.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { ViewSwitch } from '#ui/view-switch.tsx'
import { TransactionCards } from './transaction-cards.tsx'
import { offeredStatuses, readTransactionFilters } from './transaction-filters.ts'
import { TransactionTable } from './transaction-table.tsx'

/** Every movement of the balance: filtered by the address, as cards or as a table; a receipt opens above it. */
export default function TransactionsPage() {
  const { language, t } = useLanguage()
  const { view } = useLayoutPreference()
  const filters = useFilters(readTransactionFilters)
  const list = useApiPage(ledger.history, filters.page, { query: filters.values }, { localized: true })
  const thisMonth = dayOf(new Date(), shownTimeZone()).slice(0, 7)
  return (
    <>
      <title>{`${t('transactions.title')} · Runmart`}</title>
      <PageHeader
        title={t('transactions.title')}
        description={t('transactions.intro')}
        actions={
          <>
            <ButtonLink to={paths.statement(thisMonth)} icon={<FileText aria-hidden />}>
              {t('statement.title')}
            </ButtonLink>
            <CsvButton save={() => downloadCsv(ledger.history, filters.values)} disabled={!list.data?.total} />
            <ViewSwitch />
          </>
        }
      />
      {Boolean(list.data?.owed) && (
        <Alert
          tone="warning"
          title={t('transactions.owed', { amount: moneyText(language, list.data?.owed ?? 0) })}
          className="mb-4"
        >
          {t('transactions.owedText')}
        </Alert>
      )}
      <ListScreen
        frame="open"
        list={list}
        filters={filters}
        filterBar={
          <FilterBar
            filters={filters}
            label={t('transactions.filters')}
            selects={[
              {
                name: 'type',
                label: t('transactions.type'),
                any: t('transactions.allTypes'),
                options: transactionTypes.map((value) => ({ value, label: t(`transactionKinds.${value}`) })),
              },
              {
                name: 'status',
                label: t('transactions.status'),
                any: t('transactions.allStatuses'),
                options: offeredStatuses.map((value) => ({ value, label: t(`transactionStates.${value}`) })),
              },
            ]}
            days
          />
        }
        skeleton={view === 'GRID' ? <CardsSkeleton cards={6} icon /> : <RowsSkeleton rows={8} dense icon end="text" />}
        errorNote={t('deposits.safe')}
        empty={{
          icon: ArrowLeftRight,
          title: t('transactions.empty'),
          text: t('transactions.emptyText'),
          action: (
            <ButtonLink to={paths.deposit} variant="primary" size="sm">
              {t('shell.deposit')}
            </ButtonLink>
          ),
        }}
        noMatch={{ text: t('transactions.noMatchText') }}
        grid={(transactions) => <TransactionCards transactions={transactions} />}
      >
        {(transactions) => <TransactionTable transactions={transactions} />}
      </ListScreen>
      <Outlet context={list.data?.items} />
    </>
  )
}
