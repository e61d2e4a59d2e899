import { type OfferedService, ServiceDraft } from '@runmart/contract/catalog'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { readAmount } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { editService } from './edit-service.ts'
import { priceText } from './price-text.ts'

type Props = { service: OfferedService; open: boolean; onClose: () => void }

/** Another price for a service, with the present one in sight. */
export function PriceDialog({ service, open, onClose }: Props) {
  const { language } = useLanguage()
  const say = useOperatorSay()
  const { draft } = service
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={say('offeredServices.priceTitle', { name: draft.texts[language].name })}
      description={say('offeredServices.priceText', { price: priceText(say, language, draft) })}
    >
      <Form
        schema={ServiceDraft}
        read={(data) => ({ ...draft, price: readAmount(String(data.get('price') ?? '')) })}
        label={say('offeredServices.priceNow')}
        onSubmit={async (changed) => {
          const answer = await editService(service, changed)
          if (answer.success) onClose()
          return !answer.success && answer.code === 'CONFLICT'
            ? { ...answer, error: say('offeredServices.conflictShort') }
            : answer
        }}
      >
        <AmountField
          label={say(draft.billing === 'day' ? 'offeredServices.priceDay' : 'offeredServices.priceUnit')}
          name="price"
        />
        <SubmitButton>{say('offeredServices.priceNow')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
