import type { OperatorTransaction } from '@runmart/contract/reversals'
import { TransactionIcon, transactionName } from '#features/ledger/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useRights } from '#platform/use-rights.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Money } from '#ui/money.tsx'
import { Table } from '#ui/table.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { wordsOf } from './reversal-words.ts'

type Props = {
  transactions: readonly OperatorTransaction[]
  onReverse: (transaction: OperatorTransaction) => void
}

/** Movements line by line: what, when, why, how much, and whether it can be taken back or was. */
export function CustomerTransactionsTable({ transactions, onReverse }: Props) {
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

/** For who may see orders the way to this one. */
function OrderCode({ code }: { code: string }) {
  const may = useRights()
  if (!may('orders')) return <span className="font-mono">{code}</span>
  return (
    <TextLink to={operatorPaths.ordersNamed(code)} className="font-mono">
      {code}
    </TextLink>
  )
}
