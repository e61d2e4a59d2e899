import { BankClaimForm, bankClaims, MAX_RECEIPT_BYTES, receiptTypes } from '@runmart/contract/deposits-bank-claims'
import { useState } from 'react'
import { dayOf } from '#platform/days.ts'
import { useLanguage } from '#platform/language.tsx'
import { shownTimeZone } from '#platform/time-zone.ts'
import { toBase64 } from '#platform/to-data-url.ts'
import { useAct } from '#platform/use-act.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { Form } from '#ui/form.tsx'
import { readDay } from '#ui/parse-day.ts'
import { readMoneyForm } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = { open: boolean; onClose: () => void }
type Picture = { name: string; content: string }

/** Claims a bank transfer by reference, amount, day and a picture of the receipt. */
export default function BankClaimDialog({ open, onClose }: Props) {
  const { t } = useLanguage()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('deposits.missingTitle')}
      description={t('deposits.missingDialog')}
    >
      <ClaimForm onDone={onClose} />
    </Dialog>
  )
}

function ClaimForm({ onDone }: { onDone: () => void }) {
  const { t } = useLanguage()
  const { act } = useAct(bankClaims.claim)
  const [picture, setPicture] = useState<Picture | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (file: File) => {
    const isFine = file.size <= MAX_RECEIPT_BYTES && (receiptTypes as readonly string[]).includes(file.type)
    setProblem(isFine ? null : t('deposits.receiptBad'))
    setPicture(isFine ? { name: file.name, content: await toBase64(file) } : null)
  }
  const today = dayOf(new Date(), shownTimeZone())
  const [sentOn, setSentOn] = useState(today)
  return (
    <Form
      schema={BankClaimForm}
      read={(data, language) => {
        const { receipt: _, sentOn: typed, ...fields } = readMoneyForm(data, language)
        return {
          ...fields,
          ...(typed ? { sentOn: readDay(String(typed)) } : {}),
          ...(picture && { receipt: picture.content }),
        }
      }}
      label={t('deposits.missingTitle')}
      onSubmit={async (body) => {
        const answer = await act({ body })
        if (answer.success) onDone()
        else if (answer.code === 'ALREADY_USED') return { ...answer, error: t('deposits.claimUsed') }
        return answer
      }}
    >
      <TextField
        label={t('deposits.bankReference')}
        name="reference"
        hint={t('deposits.bankReferenceHint')}
        limit={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputClassName="font-mono"
      />
      <AmountField label={t('deposits.amount')} name="amount" />
      <DateField label={t('deposits.sentOn')} name="sentOn" value={sentOn} max={today} onChange={setSentOn} />
      {picture ? (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-sunken px-4 py-2 text-[13px] wrap-anywhere text-ink">
          {picture.name}
          <Button size="sm" variant="quiet" onClick={() => setPicture(null)}>
            {t('deposits.receiptRemove')}
          </Button>
        </p>
      ) : (
        <FileDrop
          label={t('deposits.receipt')}
          name="receipt"
          optional
          invitation={t('deposits.receiptChoose')}
          limits={t('deposits.receiptLimits')}
          accept={receiptTypes.join(',')}
          error={problem ?? undefined}
          onFile={choose}
        />
      )}
      <SubmitButton>{t('deposits.claimBankSend')}</SubmitButton>
    </Form>
  )
}
