import type { NamedTransaction } from '@runmart/contract/ledger'
import { numberText } from '@runmart/i18n/formats'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { amountText } from '#ui/amount-text.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Money } from '#ui/money.tsx'
import { percentText } from '#ui/percent-text.ts'
import { transactionName } from './transaction-label.tsx'
import { TransactionStatus } from './transaction-status.tsx'

type Item = { label: string; value: ReactNode; action?: ReactNode }

/** The fields of a transaction that are not empty, in the order of a receipt. */
export function useReceiptItems(it: NamedTransaction): Item[] {
  const { language, t } = useLanguage()
  /** The ledger notes a deduction as `-5%`. */
  const [, percent] = /^-(\d+)%$/.exec(it.description) ?? []
  const unlessEmpty = (value: unknown, item: Item): Item[] => (value ? [item] : [])
  return [
    {
      label: t('transactions.code'),
      value: <span className="font-mono">{it.transactionCode}</span>,
      action: (
        <span className="print:hidden">
          <CopyButton text={it.transactionCode} label={t('transactions.copyCode')} />
        </span>
      ),
    },
    { label: t('transactions.type'), value: transactionName(t, it) },
    { label: t('transactions.status'), value: <TransactionStatus status={it.status} /> },
    { label: t('transactions.time'), value: <DateTime at={it.createdAt} as="time" /> },
    ...unlessEmpty(it.originalAmount, {
      label: t('transactions.original'),
      value: (
        <span className="tabular-nums">
          {amountText(language, it.originalAmount ?? '0', it.originalCurrency ?? '')}
        </span>
      ),
    }),
    ...unlessEmpty(it.exchangeRate, {
      label: t('transactions.exchangeRate'),
      value: (
        <span className="tabular-nums">
          {`${amountText(language, '1', it.originalCurrency ?? '')} = ${numberText(language, it.exchangeRate ?? '0')}\u00a0₫`}
        </span>
      ),
    }),
    ...unlessEmpty(percent, { label: t('transactions.deducted'), value: percentText(language, Number(percent)) }),
    ...unlessEmpty(it.orderCode, {
      label: t('transactions.order'),
      value: (
        <Link to={`${paths.orderHistory}?q=${it.orderCode}`} className="font-mono text-brand hover:underline">
          {it.orderCode}
        </Link>
      ),
    }),
    ...unlessEmpty(it.reverses, {
      label: t('transactions.reverses'),
      value: <span className="font-mono">{it.reverses}</span>,
    }),
    ...unlessEmpty(it.reversedBy, {
      label: t('transactions.reversedBy'),
      value: <span className="font-mono">{it.reversedBy}</span>,
    }),
    ...unlessEmpty(it.transferContent, {
      label: t('transactions.transferContent'),
      value: <span className="font-mono text-[13px] font-medium">{it.transferContent}</span>,
    }),
    ...unlessEmpty(percent ? '' : it.description, { label: t('transactions.description'), value: it.description }),
    { label: t('transactions.balanceAfter'), value: <Money amount={it.balanceAfter} /> },
  ]
}
