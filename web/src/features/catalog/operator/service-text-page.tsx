import { catalog, type OperatorService } from '@runmart/contract/catalog'
import { catalogPages, type OperatorServicePage } from '@runmart/contract/catalog-pages'
import { ExternalLink } from 'lucide-react'
import { useParams } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { PageTextForm } from './page-text-form.tsx'

/** What the public page of a service says, written by operators. */
export default function ServiceTextPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { id = '' } = useParams()
  const found = useApi(catalog.offeredService, { params: { id } })
  const page = useApi(catalogPages.servicePage, { params: { id } })
  const service = found.data?.service
  const error = found.error ?? page.error
  const name = service?.draft.texts[language].name ?? ''
  return (
    <>
      <title>{`${t('operatorServices.pageText')} · Runmart`}</title>
      <BackLink to={operatorPaths.service(id)}>{name || t('operatorServices.back')}</BackLink>
      {service && <Header service={service} name={name} />}
      {service && page.data && <PageTextForm key={id} serviceId={id} latest={page.data.page as OperatorServicePage} />}
      {!error && !(service && page.data) && (
        <BlocksSkeleton className="grid gap-4 lg:grid-cols-2" blocks={['h-96', 'h-96']} />
      )}
      {error && (
        <RefusedCard onRetry={page.refetch} retrying={page.isFetching}>
          {error}
        </RefusedCard>
      )}
    </>
  )
}

function Header({ service, name }: { service: OperatorService; name: string }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  return (
    <PageHeader
      title={t('operatorServices.pageTitle', { name })}
      description={t('operatorServices.pageIntro')}
      actions={
        <a href={paths.servicePage(language, service.draft.slug ?? '')} className={buttonStyles('secondary')}>
          <ExternalLink aria-hidden />
          {t('operatorServices.pageOpen')}
        </a>
      }
    />
  )
}
