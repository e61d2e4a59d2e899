import { type OperatorService, ServiceDraft } from '@runmart/contract/catalog'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { readAmount } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { isFar, useConfirmChanges } from '#ui/use-confirm-changes.tsx'
import { useEditService } from './use-edit-service.ts'
import { draftPriceText, priceChange } from './use-service-labels.ts'

type Props = { service: OperatorService; open: boolean; onClose: () => void }

/** Changes the price of a service; the description shows the current price. */
export function PriceDialog({ service, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirmChanges, dialog } = useConfirmChanges()
  const { edit } = useEditService(service)
  const { draft } = service
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorServices.priceTitle', { name: draft.texts[language].name })}
      description={t('operatorServices.priceText', { price: draftPriceText(t, language, draft) })}
    >
      <Form
        schema={ServiceDraft}
        read={(data) => ({ ...draft, price: readAmount(language, String(data.get('price') ?? '')) })}
        label={t('operatorServices.priceNow')}
        onSubmit={async (changed) => {
          const change = priceChange(t, language, draft, changed)
          const asked = {
            title: t('operatorServices.saveTitle', { name: draft.texts[language].name }),
            text: t('operatorServices.saveText'),
            confirm: t('operatorServices.saveNow'),
            changes: [change],
          }
          if (isFar(change) && !(await confirmChanges(asked))) return null
          const answer = await edit(changed)
          if (answer.success) onClose()
          return !answer.success && answer.code === 'CONFLICT'
            ? { ...answer, error: t('operatorServices.conflictShort') }
            : answer
        }}
      >
        <AmountField
          label={t(draft.billing === 'day' ? 'operatorServices.priceDay' : 'operatorServices.priceUnit')}
          name="price"
        />
        <SubmitButton>{t('operatorServices.priceNow')}</SubmitButton>
      </Form>
      {dialog}
    </Dialog>
  )
}
