import type { Customer } from '@runmart/contract/accounts'
import { Assignment, type Transfer } from '@runmart/contract/deposits'
import { useState } from 'react'
import { CustomerPicker } from '#features/accounts/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { Alert } from '#ui/alert.tsx'
import { amountText } from '#ui/amount-text.ts'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { assignTransfer } from './assign-transfer.ts'
import { TransferSummary } from './transfer-summary.tsx'

/** Picks the customer of a transfer, says why, and asks once more before money moves. */
export function AssignForm({ transfer, onDone }: { transfer: Transfer; onDone: () => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [customer, setCustomer] = useState<Customer | null>(null)
  const { ask, dialog } = useConfirm()
  const fee = transfer.feed === 'binance'
  const amount = amountText(language, transfer.amount, transfer.currency)
  return (
    <>
      <Form
        schema={Assignment}
        label={t('operatorTransfers.assignTitle')}
        onSubmit={async (body) => {
          const sure = await ask({
            title: t('operatorTransfers.creditToTitle', { amount, name: customer?.username ?? '' }),
            description: [
              fee && t('operatorTransfers.lessFee'),
              t('operatorTransfers.seenAtOnce'),
              t('operatorTransfers.noUndo'),
            ]
              .filter(Boolean)
              .join(' '),
            confirm: t('operatorTransfers.creditNow'),
          })
          if (!sure) return null
          const answer = await sendIdempotent(`assign:${transfer.id}`, (key) => assignTransfer(transfer.id, body, key))
          if (answer.success) onDone()
          return answer
        }}
      >
        <TransferSummary transfer={transfer} />
        {fee && <Alert tone="warning">{t('operatorTransfers.lessFee')}</Alert>}
        <CustomerPicker chosen={customer} onChoose={setCustomer} />
        <TextArea
          label={t('operatorTransfers.assignNote')}
          name="note"
          rows={2}
          maxLength={300}
          hint={t('operatorTransfers.assignNoteHint')}
        />
        <SubmitButton>{t('operatorTransfers.assign')}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
