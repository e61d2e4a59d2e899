import { catalog } from '@runmart/contract/catalog'
import { FileText, PackageSearch } from 'lucide-react'
import { useNavigate, useParams } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { CreateServiceForm } from './create-service-form.tsx'
import { EditServiceForm } from './edit-service-form.tsx'
import { PriceHistory } from './price-history.tsx'

/** Creates a service, or edits one. */
export default function ServicePage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const isNew = id === 'new'
  const { data, error, errorCode, isFetching, refetch } = useApi(
    catalog.offeredService,
    { params: { id } },
    { enabled: !isNew },
  )
  const service = isNew ? undefined : data?.service
  if (errorCode === 'NOT_FOUND')
    return (
      <>
        <title>{`${t('operatorServices.notFound')} · Runmart`}</title>
        <Empty
          as="h1"
          icon={PackageSearch}
          title={t('operatorServices.notFound')}
          className="py-24"
          action={<ButtonLink to={operatorPaths.services}>{t('operatorServices.back')}</ButtonLink>}
        >
          {t('operatorServices.notFoundText')}
        </Empty>
      </>
    )
  const title = service ? service.draft.texts[language].name : t('operatorServices.newTitle')
  return (
    <>
      <title>{`${isNew || service ? title : t('operatorServices.title')} · Runmart`}</title>
      <BackLink to={operatorPaths.services}>{t('operatorServices.back')}</BackLink>
      {isNew && <PageHeader title={title} description={t('operatorServices.newIntro')} />}
      {service && (
        <PageHeader
          title={title}
          actions={
            <ButtonLink to={operatorPaths.serviceText(service.id)} icon={<FileText aria-hidden />}>
              {t('operatorServices.pageText')}
            </ButtonLink>
          }
        />
      )}
      {isNew && <CreateServiceForm onCreated={() => navigate(operatorPaths.services)} />}
      {service && (
        <>
          <EditServiceForm key={service.id} latest={service} />
          <PriceHistory serviceId={service.id} />
        </>
      )}
      {!isNew && !data && !error && (
        <BlocksSkeleton
          className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
          blocks={['h-80 lg:col-span-2', 'h-72', 'h-72']}
        />
      )}
      {!isNew && error && (
        <RefusedCard onRetry={refetch} retrying={isFetching}>
          {error}
        </RefusedCard>
      )}
    </>
  )
}
