import { catalog, type OperatorService } from '@runmart/contract/catalog'
import { useNavigate } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { BackLink } from '#ui/back-link.tsx'
import { SAVED } from '#ui/leave-guard.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { OrderFormFields } from './order-form-fields.tsx'
import { DetailFields, ServiceForm } from './service-form.tsx'
import { draftPriceText } from './use-service-labels.ts'

export default function NewServicePage() {
  const t = useOperatorTranslations()
  const navigate = useNavigate()
  return (
    <>
      <title>{`${t('operatorServices.newTitle')} · Runmart`}</title>
      <BackLink to={operatorPaths.services}>{t('operatorServices.back')}</BackLink>
      <PageHeader title={t('operatorServices.newTitle')} description={t('operatorServices.newIntro')} />
      <CreateServiceForm onCreated={() => navigate(operatorPaths.services, { state: SAVED })} />
    </>
  )
}

/** Creates a service after a confirmation. */
function CreateServiceForm({ onCreated }: { onCreated: (service: OperatorService) => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  const { act } = useAct(catalog.createService, { once: true })
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
          const answer = await act({ body: draft })
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
