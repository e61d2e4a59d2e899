import { type OperatorService, ServiceDraft } from '@runmart/contract/catalog'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moveQuestion } from '#ui/move-question.tsx'
import { readAmount } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { editService } from './edit-service.ts'
import { draftPriceText, priceMove } from './use-service-labels.ts'

type Props = { service: OperatorService; open: boolean; onClose: () => void }

/** Changes the price of a service; the description has the present one. */
export function PriceDialog({ service, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
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
          const question = moveQuestion(t, language, priceMove(t, language, draft, changed))
          if (question && !(await confirm(question))) return null
          const answer = await editService(service, changed)
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
