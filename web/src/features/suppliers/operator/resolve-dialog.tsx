import { type Dispatch, Resolution, supplierOrders } from '@runmart/contract/suppliers-orders'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { dateTimeText } from '#ui/date-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { refuseField } from '#ui/form-problems.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = { dispatch: Dispatch; open: boolean; onClose: () => void }

/** Asks for the operator's findings on the supplier's own pages: the order's number, or nothing. */
export function ResolveDialog({ dispatch, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorDispatches.resolveTitle', { name: dispatch.supplierName ?? '' })}
      description={
        dispatch.triedAt
          ? t('operatorDispatches.resolveTextAt', { when: dateTimeText(language, new Date(dispatch.triedAt)) })
          : t('operatorDispatches.resolveText')
      }
    >
      <ResolveForm dispatch={dispatch} onClose={onClose} />
    </Dialog>
  )
}

function ResolveForm({ dispatch: { orderId }, onClose }: Omit<Props, 'open'>) {
  const t = useOperatorTranslations()
  const { act } = useAct(supplierOrders.resolve)
  const [found, setFound] = useState<'yes' | 'no' | null>(null)
  const [externalId, setExternalId] = useState('')
  const read = () => (found === 'no' ? { found: false } : { found: found === 'yes' || null, externalId })
  return (
    <Form
      label={t('operatorDispatches.resolve')}
      schema={Resolution}
      read={read}
      onSubmit={async (body) => {
        const answer = await act({ params: { id: orderId }, body })
        if (answer.success) onClose()
        else if (answer.code === 'ALREADY_USED') return refuseField('externalId', t('operatorDispatches.idTaken'))
        return answer
      }}
    >
      <RadioCards
        label={t('operatorDispatches.resolveWhat')}
        name="found"
        value={found}
        onChange={setFound}
        options={[
          { value: 'yes', label: t('operatorDispatches.isThere'), text: t('operatorDispatches.isThereText') },
          { value: 'no', label: t('operatorDispatches.notThere'), text: t('operatorDispatches.notThereText') },
        ]}
      />
      {found === 'yes' && (
        <TextField
          label={t('operatorDispatches.externalId')}
          name="externalId"
          limit={40}
          autoComplete="off"
          spellCheck={false}
          inputClassName="font-mono"
          value={externalId}
          onChange={(event) => setExternalId(event.target.value)}
        />
      )}
      <SubmitButton disabled={found === null}>
        {t(found === 'no' ? 'operatorDispatches.resolveSend' : 'operatorDispatches.resolveFound')}
      </SubmitButton>
    </Form>
  )
}
