import { catalog } from '@runmart/contract/catalog'
import { PackageSearch } from 'lucide-react'
import { useNavigate, useParams } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusedCard } from '#ui/refused-card.tsx'
import { CreateForm } from './create-form.tsx'
import { EditForm } from './edit-form.tsx'
import { ServiceSkeleton } from './service-skeleton.tsx'

/** A service to write or to change. */
export default function ServicePage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const go = useNavigate()
  const { id = '' } = useParams()
  const { data, refusal, asking, askAgain } = useApi(catalog.offered)
  const isNew = id === 'new'
  const service = isNew ? undefined : data?.items.find((it) => it.id === id)
  if (data && !isNew && !service)
    return (
      <>
        <title>{`${t('operatorServices.notFound')} · Runmart`}</title>
        <Empty
          as="h1"
          icon={PackageSearch}
          title={t('operatorServices.notFound')}
          className="py-24"
          action={<ButtonLink to={paths.operatorServices}>{t('operatorServices.back')}</ButtonLink>}
        >
          {t('operatorServices.notFoundText')}
        </Empty>
      </>
    )
  const title = service ? service.draft.texts[language].name : t('operatorServices.newTitle')
  return (
    <>
      <title>{`${isNew || service ? title : t('operatorServices.title')} · Runmart`}</title>
      <BackLink to={paths.operatorServices}>{t('operatorServices.back')}</BackLink>
      {isNew && <PageHeader title={title} description={t('operatorServices.newIntro')} />}
      {service && <PageHeader title={title} />}
      {isNew && <CreateForm onCreated={() => go(paths.operatorServices)} />}
      {service && <EditForm key={service.id} latest={service} />}
      {!isNew && !data && !refusal && <ServiceSkeleton />}
      {!isNew && refusal && (
        <RefusedCard onRetry={askAgain} retrying={asking}>
          {refusal}
        </RefusedCard>
      )}
    </>
  )
}
