import { ledger, type NamedTransaction } from '@runmart/contract/ledger'
import { numberText } from '@runmart/i18n/formats'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate, useOutletContext, useParams } from 'react-router'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { amountText } from '#ui/amount-text.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Details } from '#ui/details.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Logo } from '#ui/logo.tsx'
import { Money } from '#ui/money.tsx'
import { percentText } from '#ui/percent-text.ts'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { transactionName, transactionTitle } from './transaction-label.tsx'
import { transactionNote } from './transaction-note.ts'
import { TransactionStatus } from './transaction-status.tsx'

/** The receipt of one transaction above the list, with its own address. Going back closes the receipt only. */
export default function ReceiptPage() {
  const { code = '' } = useParams()
  const listed = useOutletContext<readonly NamedTransaction[] | undefined>()
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const close = () =>
    void (isOpenedHere(state) ? navigate(-1) : navigate(paths.transactions + search, { replace: true }))
  const known = listed?.find((it) => it.transactionCode === code)
  return known ? <ReceiptDialog transaction={known} onClose={close} /> : <LoadedReceipt code={code} onClose={close} />
}

/** True if a link of the app opened the receipt, so that going back closes it. */
function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state
}

/** Loads a receipt that the list behind it does not contain, such as one from a bookmark. */
function LoadedReceipt({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useTranslations()
  const { data, error, errorCode, isFetching, refetch } = useApi(
    ledger.transaction,
    { params: { code } },
    { localized: true },
  )
  return (
    <ReceiptDialog transaction={data?.transaction ?? null} onClose={onClose}>
      {errorCode === 'NOT_FOUND' ? (
        <p className="text-ink-soft">{t('transactions.receiptUnknown', { code })}</p>
      ) : error ? (
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      ) : (
        <Skeleton className="h-72" />
      )}
    </ReceiptDialog>
  )
}

type Props = {
  /** Null until it is loaded; then `children` take its place. */
  transaction: NamedTransaction | null
  onClose: () => void
  children?: ReactNode
}

/** The receipt of one transaction above the list; printing shows only the receipt. */
function ReceiptDialog({ transaction, onClose, children }: Props) {
  const t = useTranslations()
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('transactions.receipt')}
      footer={
        transaction && (
          <Button icon={<Printer aria-hidden />} onClick={() => print()}>
            {t('transactions.print')}
          </Button>
        )
      }
    >
      {transaction ? <Receipt transaction={transaction} /> : children}
    </Dialog>
  )
}

/** All facts of one transaction. */
function Receipt({ transaction }: { transaction: NamedTransaction }) {
  const t = useTranslations()
  const items = useReceiptItems(transaction)
  const note = transactionNote(t, transaction)
  return (
    <div className="print-alone">
      <title>{`${t('transactions.receipt')} ${transaction.transactionCode} · Runmart`}</title>
      <div className="mb-6 hidden items-center justify-between print:flex">
        <Logo />
        <span className="font-semibold text-ink">{t('transactions.receipt')}</span>
      </div>
      <div className="rounded-lg bg-sunken px-4 py-5 text-center">
        <p className="font-semibold text-pretty text-ink">{transactionTitle(t, transaction)}</p>
        {note && <p className="text-[13px] text-ink-soft">{note}</p>}
        <Money amount={transaction.amount} signed className="mt-2 block text-[28px]/9 font-bold" />
      </div>
      <div className="mt-2">
        <Details items={items} />
      </div>
    </div>
  )
}

type Item = { label: string; value: ReactNode; action?: ReactNode }

/** The fields of a transaction that are not empty, in the order of a receipt. */
function useReceiptItems(it: NamedTransaction): Item[] {
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
