import { catalog, type OperatorService, type ServiceDraft } from '@runmart/contract/catalog'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { useConfirm } from '#ui/use-confirm.tsx'
import { OrderFormFields } from './order-form-fields.tsx'
import { DetailFields, ServiceForm } from './service-form.tsx'
import { draftPriceText } from './use-service-labels.ts'

/** Adds a service to the catalogue after a confirmation. */
export function CreateServiceForm({ onCreated }: { onCreated: (service: OperatorService) => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  return (
    <>
      <ServiceForm
        service={null}
        onSave={async (draft) => {
          const isConfirmed = await confirm({
            title: t('operatorServices.createTitle', { name: draft.texts[language].name }),
            description: t('operatorServices.createText', { price: draftPriceText(t, language, draft) }),
            confirm: t('operatorServices.create'),
          })
          if (!isConfirmed) return null
          const answer = await sendIdempotent('create-service', (key) => createService(draft, key))
          if (answer.success) onCreated(answer.data.service)
          return answer
        }}
      >
        {(props) => (
          <DetailFields service={null} {...props}>
            <OrderFormFields {...props} />
          </DetailFields>
        )}
      </ServiceForm>
      {dialog}
    </>
  )
}

async function createService(body: ServiceDraft, idempotencyKey: string) {
  const answer = await handleAnswer(call(catalog.createService, { body }, { idempotencyKey }), { refusals: 'inline' })
  if (answer.success) invalidate(catalog.offered, catalog.services)
  return answer
}
