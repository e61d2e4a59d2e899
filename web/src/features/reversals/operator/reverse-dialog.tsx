import type { DataOf } from '@runmart/contract/endpoint'
import { type OperatorTransaction, Reversal, reversals } from '@runmart/contract/reversals'
import { transactionName } from '#features/ledger/index.ts'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Alert } from '#ui/alert.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { Details } from '#ui/details.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { wordsOf } from './reversal-words.ts'

type Props = {
  code: string
  /** The transaction's kind. Pages without a transaction list reverse credits only. */
  kind?: OperatorTransaction['kind']
  open: boolean
  onClose: () => void
}

/** Reverses a transaction after it shows the new balance and the new debt. */
export function ReverseDialog({ code, kind = 'deposit', open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t(wordsOf({ kind }).dialogTitle)}
      description={t('operatorReversals.dialogText')}
    >
      <ReversalLoader code={code} onDone={onClose} />
    </Dialog>
  )
}

/** Refetches the balance while the dialog is open, because the customer may spend it meanwhile. */
function ReversalLoader({ code, onDone }: { code: string; onDone: () => void }) {
  const t = useOperatorTranslations()
  const params = { code }
  const { data, error, isFetching, refetch } = useApi(reversals.transaction, { params }, { refetchInterval: 15_000 })
  if (error)
    return (
      <Refused onRetry={refetch} retrying={isFetching}>
        {error}
      </Refused>
    )
  if (!data) return <Skeleton className="h-64 w-full rounded-lg" />
  if (!data.transaction.isReversible) return <Alert tone="warning">{t('operatorReversals.notPossible')}</Alert>
  return <ReversalForm found={data} onDone={onDone} />
}

type FormProps = { found: DataOf<typeof reversals.transaction>; onDone: () => void }

/** The effects of the reversal, and the reason that the customer reads. */
function ReversalForm({ found, onDone }: FormProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { transactionCode, amount } = found.transaction
  const words = wordsOf(found.transaction)
  const { act } = useAct(reversals.reverse, { once: transactionCode })
  return (
    <Form
      schema={Reversal}
      label={t(words.dialogTitle)}
      onSubmit={async (body) => {
        const answer = await act({ params: { code: transactionCode }, body })
        if (answer.success) onDone()
        return answer
      }}
    >
      <ReversalEffect found={found} />
      <TextArea
        label={t('operatorReversals.reason')}
        name="reason"
        rows={2}
        limit={300}
        hint={t('operatorReversals.reasonHint')}
      />
      <SubmitButton variant="danger">
        {t(words.reverseNow, { amount: moneyText(language, Math.abs(amount)) })}
      </SubmitButton>
    </Form>
  )
}

type ReversalEffectProps = { found: DataOf<typeof reversals.transaction> }

/** The transaction and its customer, the change of balance and debt, and the effects besides money. */
function ReversalEffect({ found: { transaction, customer, balance, owed } }: ReversalEffectProps) {
  const translate = useTranslations()
  const t = useOperatorTranslations()
  const { amount, type, kind, orderCode } = transaction
  const taken = Math.min(amount, balance)
  const notes = [
    ...(amount > taken ? [t('operatorReversals.owedText')] : []),
    ...(type === 'bank_deposit' || type === 'crypto_deposit' ? [t('operatorReversals.transferWaits')] : []),
    ...(type === 'refund' && orderCode ? [t('operatorReversals.orderStays', { code: orderCode })] : []),
  ]
  return (
    <div className="rounded-lg border border-line px-4 py-1">
      <Details
        items={[
          {
            label: t('operatorReversals.what'),
            value: `${transactionName(translate, transaction)} · ${transaction.transactionCode}`,
          },
          { label: t('operatorReversals.customer'), value: <CustomerLink customer={customer} /> },
          { label: t('operatorReversals.sum'), value: <Money amount={amount} /> },
          { label: t('operatorReversals.balance'), value: <Money amount={balance} /> },
          ...(kind === 'debit'
            ? [
                { label: t('operatorReversals.toBalance'), value: <Money amount={-amount} /> },
                ...(owed > 0
                  ? [{ label: t('operatorReversals.repaid'), value: <Money amount={Math.min(owed, -amount)} /> }]
                  : []),
              ]
            : [
                { label: t('operatorReversals.fromBalance'), value: <Money amount={taken} /> },
                { label: t('operatorReversals.owed'), value: <Money amount={amount - taken} /> },
              ]),
        ]}
      />
      {notes.map((note) => (
        <p key={note} className="border-t border-line py-2 text-[13px] text-pretty text-ink-soft">
          {note}
        </p>
      ))}
    </div>
  )
}
