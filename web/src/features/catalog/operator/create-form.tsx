import type { OfferedService } from '@runmart/contract/catalog'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { useConfirm } from '#ui/use-confirm.tsx'
import { createService } from './create-service.ts'
import { priceText } from './price-text.ts'
import { ServiceForm } from './service-form.tsx'

/** Offers a new service after asking once. */
export function CreateForm({ onCreated }: { onCreated: (service: OfferedService) => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { ask, dialog } = useConfirm()
  return (
    <>
      <ServiceForm
        service={null}
        onSave={async (draft) => {
          const sure = await ask({
            title: t('operatorServices.createTitle', { name: draft.texts[language].name }),
            description: t('operatorServices.createText', { price: priceText(t, language, draft) }),
            confirm: t('operatorServices.create'),
          })
          if (!sure) return null
          const answer = await sendIdempotent('create-service', (key) => createService(draft, key))
          if (answer.success) onCreated(answer.data.service)
          return answer
        }}
      />
      {dialog}
    </>
  )
}
