import { type OperatorTransaction, reversals } from '@runmart/contract/reversals'
import { ArrowLeftRight } from 'lucide-react'
import { useParams } from 'react-router'
import { TransactionIcon, transactionName } from '#features/ledger/index.ts'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { useRights } from '#platform/use-rights.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Table } from '#ui/table.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { wordsOf } from './reversal-words.ts'
import { ReverseDialog } from './reverse-dialog.tsx'

/** A customer's transactions and debts. Operators can reverse transactions that people made. */
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

type Props = {
  transactions: readonly OperatorTransaction[]
  onReverse: (transaction: OperatorTransaction) => void
}

/** One row per transaction: kind, time, reason, amount and whether it can be reversed or already was. */
function CustomerTransactionsTable({ transactions, onReverse }: Props) {
  const translate = useTranslations()
  const t = useOperatorTranslations()
  return (
    <Table
      caption={t('operatorReversals.title')}
      rows={transactions}
      rowKey={(row) => row.id}
      listWhenNarrow
      columns={[
        {
          key: 'what',
          header: t('operatorReversals.what'),
          cell: (row) => (
            <div className="flex items-center gap-3">
              <TransactionIcon transaction={row} />
              <div className="min-w-0 max-w-120">
                <p className="font-semibold text-ink">
                  {transactionName(translate, row)} {row.reversedBy && <Badge>{t(wordsOf(row).reversed)}</Badge>}
                </p>
                <p className="text-[13px] wrap-anywhere text-ink-faint">
                  <span className="font-mono">{row.transactionCode}</span> ·{' '}
                  {row.orderCode && (
                    <>
                      <OrderCode code={row.orderCode} /> ·{' '}
                    </>
                  )}
                  <DateTime at={row.createdAt} as="time" />
                </p>
                {row.description && <p className="text-[13px] wrap-anywhere text-ink-soft">{row.description}</p>}
              </div>
            </div>
          ),
        },
        {
          key: 'sum',
          header: t('operatorReversals.sum'),
          align: 'end',
          cell: (row) => (
            <div className="flex flex-col items-end gap-x-6 gap-y-1.5 sm:flex-row-reverse sm:items-center">
              <div>
                <Money amount={row.amount} signed className="font-bold" />
                <Money amount={row.balanceAfter} className="block text-[13px] text-ink-faint" />
              </div>
              {row.isReversible && (
                <Button
                  size="sm"
                  aria-label={t(wordsOf(row).reverseOf, { code: row.transactionCode })}
                  onClick={() => onReverse(row)}
                >
                  {t(wordsOf(row).reverse)}
                </Button>
              )}
            </div>
          ),
        },
      ]}
    />
  )
}

/** Links to the order if the operator may see orders. */
function OrderCode({ code }: { code: string }) {
  const may = useRights()
  if (!may('orders')) return <span className="font-mono">{code}</span>
  return (
    <TextLink to={operatorPaths.ordersNamed(code)} className="font-mono">
      {code}
    </TextLink>
  )
}
