import { useNavigate } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { BackLink } from '#ui/back-link.tsx'
import { SAVED } from '#ui/leave-guard.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { CreateServiceForm } from './create-service-form.tsx'

/** Creates a service. */
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
