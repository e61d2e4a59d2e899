import type { Customer } from '@runmart/contract/accounts'
import { depositsOperator, MissedTransfer } from '@runmart/contract/deposits-operator'
import type { KnownTransfer } from '@runmart/contract/envelope'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { useState } from 'react'
import { CreditCapNote, CustomerPicker, settleCredit, useConfirmCredit } from '#features/accounts/operator/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { refuseField } from '#ui/form-problems.ts'
import { readMoneyForm } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = { open: boolean; onClose: () => void }

/** Enters and credits a bank transfer that no feed reported. */
export function MissedTransferDialog({ open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTransfers.addMissed')}
      description={t('operatorTransfers.enterMissedText')}
    >
      <MissedTransferForm onDone={onClose} />
    </Dialog>
  )
}

/** Customer, amount and bank reference, with a confirmation before money moves. */
function MissedTransferForm({ onDone }: { onDone: () => void }) {
  const t = useOperatorTranslations()
  const [customer, setCustomer] = useState<Customer | null>(null)
  const { confirmCredit, dialog } = useConfirmCredit()
  const { act } = useAct(depositsOperator.addMissed, { once: true })
  return (
    <>
      <Form
        schema={MissedTransfer}
        read={readMoneyForm}
        label={t('operatorTransfers.addMissed')}
        onSubmit={async (body) => {
          if (!customer || !(await confirmCredit(body.amount, customer))) return null
          const answer = await act({ body })
          if (settleCredit(answer)) {
            onDone()
            return null
          }
          if (!answer.success && answer.data?.transfer)
            return refuseField('reference', describeKnown(t, answer.data.transfer))
          return answer
        }}
      >
        <CustomerPicker chosen={customer} onChoose={setCustomer} />
        <AmountField label={t('operatorTransfers.amount')} name="amount" />
        <TextField
          label={t('operatorTransfers.reference')}
          name="reference"
          limit={64}
          autoComplete="off"
          spellCheck={false}
          hint={t('operatorTransfers.referenceHint')}
          inputClassName="font-mono"
        />
        <TextArea
          label={t('operatorTransfers.noteField')}
          name="note"
          rows={2}
          limit={300}
          hint={t('operatorTransfers.noteHint')}
        />
        <CreditCapNote />
        <SubmitButton>{t('operatorTransfers.addMissed')}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}

const known = {
  new: 'operatorTransfers.knownNew',
  credited: 'operatorTransfers.knownCredited',
  unmatched: 'operatorTransfers.knownUnmatched',
  ignored: 'operatorTransfers.knownIgnored',
} as const satisfies Record<KnownTransfer['status'], string>

/** Explains which transfer already has the typed reference, and its status. */
export function describeKnown(t: TranslateOperator, { status, feed, externalId, username }: KnownTransfer): string {
  return t(known[status], { feed: t(`feedNames.${feed}`), id: externalId, name: username ?? '' })
}
