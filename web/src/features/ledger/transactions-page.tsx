import { ledger, type NamedTransaction, transactionTypes } from '@runmart/contract/ledger'
import { ArrowLeftRight, FileText } from 'lucide-react'
import { Outlet } from 'react-router'
import { dayOf } from '#platform/days.ts'
import { downloadCsv } from '#platform/download.ts'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { paths } from '#platform/paths.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CsvButton } from '#ui/csv-button.tsx'
import { dayText } from '#ui/date-text.ts'
import { DateTime } from '#ui/date-time.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { CardsSkeleton, RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { ViewSwitch } from '#ui/view-switch.tsx'
import { offeredStatuses, readTransactionFilters } from './transaction-filters.ts'
import { ReceiptLink, TransactionIcon } from './transaction-label.tsx'
import { transactionNote } from './transaction-note.ts'
import { TransactionStatus } from './transaction-status.tsx'
import { TransactionTable } from './transaction-table.tsx'

/** All transactions, filtered by the address, as cards or as a table. A receipt opens above the list. */
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

/** Transactions as cards, grouped by day. */
function TransactionCards({ transactions }: { transactions: readonly NamedTransaction[] }) {
  const { language } = useLanguage()
  return (
    <div className="flex flex-col gap-6">
      {daysOf(transactions).map(([day, movements]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="mb-2 text-[13px] font-semibold text-ink-soft">
            {dayText(language, day)}
          </h2>
          <ul aria-labelledby={`day-${day}`} className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {movements.map((transaction) => (
              <TransactionCard key={transaction.id} transaction={transaction} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Groups transactions by day in the reader's time zone, in their order. */
function daysOf(transactions: readonly NamedTransaction[]): [day: string, NamedTransaction[]][] {
  const timeZone = shownTimeZone()
  return [...Map.groupBy(transactions, (it) => dayOf(new Date(it.createdAt), timeZone))]
}

/** One transaction as a card, with the balance after it; a press opens its receipt. */
function TransactionCard({ transaction }: { transaction: NamedTransaction }) {
  const t = useTranslations()
  const note = transactionNote(t, transaction)
  return (
    <li className="relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong hover:bg-sunken dark:hover:bg-raised">
      <div className="flex items-center gap-3">
        <TransactionIcon transaction={transaction} />
        <div className="min-w-0 flex-1">
          <ReceiptLink transaction={transaction} />
          <p className="truncate text-[13px] text-ink-faint">
            {note && `${note} · `}
            <span className="font-mono text-xs">{transaction.orderCode ?? transaction.transactionCode}</span>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Money amount={transaction.amount} signed className="text-xl/7 font-bold" />
        <TransactionStatus status={transaction.status} />
      </div>
      <dl className="mt-auto flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-[13px]">
        <div>
          <dt className="sr-only">{t('transactions.time')}</dt>
          <dd className="text-ink-faint">
            <DateTime at={transaction.createdAt} as="time" />
          </dd>
        </div>
        <div className="flex flex-wrap gap-x-1.5">
          <dt className="text-ink-faint">{t('transactions.balanceAfter')}</dt>
          <dd className="font-semibold text-ink">
            <Money amount={transaction.balanceAfter} />
          </dd>
        </div>
      </dl>
    </li>
  )
}
