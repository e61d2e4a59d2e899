import type { Transaction } from '@runmart/contract/ledger'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Money } from '#ui/money.tsx'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'
import { transactionName } from './transaction-label.tsx'

type Item = { label: string; value: ReactNode; action?: ReactNode }

/** The fields of a transaction that are not empty, in the order of a receipt. */
export function useReceiptItems(it: Transaction): Item[] {
  const { language, t } = useLanguage()
  const number = (decimal: string) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 8 }).format(Number(decimal))
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
      value: <span className="tabular-nums">{`${number(it.originalAmount ?? '0')} ${it.originalCurrency ?? ''}`}</span>,
    }),
    ...unlessEmpty(it.exchangeRate, {
      label: t('transactions.exchangeRate'),
      value: (
        <span className="tabular-nums">{`1 ${it.originalCurrency ?? ''} = ${number(it.exchangeRate ?? '0')}\u00a0₫`}</span>
      ),
    }),
    ...unlessEmpty(percent, { label: t('transactions.deducted'), value: `${percent}\u00a0%` }),
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

const pills: Record<Transaction['status'], PillState> = {
  pending: 'pending',
  'in-progress': 'progress',
  success: 'success',
  failed: 'failed',
  cancel: 'cancel',
  refund: 'refund',
}

/** The state of a transaction, by name, colour and icon. */
function TransactionStatus({ status }: { status: Transaction['status'] }) {
  const t = useTranslations()
  return (
    <StatusPill state={pills[status]}>
      {status === 'success' ? t('transactions.done') : t(`orderStates.${status}`)}
    </StatusPill>
  )
}
