import type { OfferedService } from '@runmart/contract/catalog'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { sendOnce } from '#platform/send-once.ts'
import { useConfirm } from '#ui/use-confirm.tsx'
import { createService } from './create-service.ts'
import { priceText } from './price-text.ts'
import { ServiceForm } from './service-form.tsx'

/** Offers a new service after asking once. */
export function CreateForm({ onCreated }: { onCreated: (service: OfferedService) => void }) {
  const { language } = useLanguage()
  const say = useOperatorSay()
  const { ask, dialog } = useConfirm()
  return (
    <>
      <ServiceForm
        service={null}
        onSave={async (draft) => {
          const sure = await ask({
            title: say('offeredServices.createTitle', { name: draft.texts[language].name }),
            description: say('offeredServices.createText', { price: priceText(say, language, draft) }),
            confirm: say('offeredServices.create'),
          })
          if (!sure) return null
          const answer = await sendOnce('create-service', (key) => createService(draft, key))
          if (answer.success) onCreated(answer.data.service)
          return answer
        }}
      />
      {dialog}
    </>
  )
}
