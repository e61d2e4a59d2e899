import { outOfRange } from '@runmart/contract/out-of-range'
import { warranty } from '@runmart/contract/warranty'
import { MAX_CLAIM_TEXT, NewClaim } from '@runmart/contract/warranty-forms'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { addProblems } from '#ui/form-problems.ts'
import { readAmount } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  orderId: string
  /** The claimed items, or the maximum missing amount of an order without items. */
  about: { items: readonly string[] } | { most: number; billing: 'unit' | 'day' }
  open: boolean
  onClose: () => void
  onSent?: () => void
}

/** Reports a fault under warranty. A closed dialog keeps the typed text until it is sent. */
export function ClaimDialog({ orderId, about, open, onClose, onSent }: Props) {
  const { language, t } = useLanguage()
  const { act } = useAct(warranty.claim, { once: orderId })
  const [typed, setTyped] = useState({ missing: '', text: '' })
  const items = 'items' in about ? about.items : null
  const asksHowMany = 'most' in about && about.most > 1
  const missing = asksHowMany ? readAmount(language, typed.missing) : 1
  const isBeyond = 'most' in about && missing !== undefined && (missing < 1 || missing > about.most)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('warranty.claimTitle')}
      description={
        items ? `${t('warranty.items', { count: items.length })}. ${t('warranty.replacesNow')}` : t('warranty.answered')
      }
    >
      <Form
        label={t('warranty.claimTitle')}
        schema={addProblems(NewClaim, {
          missing: missing === undefined ? 'required' : isBeyond ? outOfRange(1, about.most) : null,
        })}
        read={() => ({ ...(items ? { items } : { missing }), text: typed.text })}
        onSubmit={async (body) => {
          const answer = await act({ params: { id: orderId }, body })
          if (answer.success) {
            setTyped({ missing: '', text: '' })
            onSent?.()
            onClose()
          }
          return answer
        }}
      >
        {asksHowMany && (
          <TextField
            name="missing"
            label={t(about.billing === 'day' ? 'warranty.missingDays' : 'warranty.missing')}
            hint={t('warranty.missingHint', { most: about.most })}
            inputMode="numeric"
            autoComplete="off"
            inputClassName="tabular-nums"
            value={typed.missing}
            onChange={(event) => setTyped({ ...typed, missing: event.target.value })}
          />
        )}
        <TextArea
          name="text"
          label={t('warranty.text')}
          hint={t('warranty.textHint')}
          rows={4}
          limit={MAX_CLAIM_TEXT}
          value={typed.text}
          onChange={(event) => setTyped({ ...typed, text: event.target.value })}
        />
        <SubmitButton>{t('warranty.send')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
