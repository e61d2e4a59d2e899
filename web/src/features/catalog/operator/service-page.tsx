import { catalog, type OperatorService } from '@runmart/contract/catalog'
import { ExternalLink, PackageSearch } from 'lucide-react'
import { Outlet, useOutletContext, useParams } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { DetailScreen } from '#ui/detail-screen.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { canBeSupplied } from './can-be-supplied.ts'
import { canHaveStock } from './can-have-stock.ts'

/** One service: its name above its tabs, each with its own address. */
export default function ServicePage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { id = '' } = useParams()
  const view = useApi(catalog.offeredService, { params: { id } })
  const name = view.data?.service.draft.texts[language].name ?? t('operatorServices.title')
  const of = operatorPaths.serviceTab
  const back = { to: operatorPaths.services, label: t('operatorServices.back') }
  return (
    <DetailScreen
      view={view}
      title={name}
      missing={{
        icon: PackageSearch,
        title: t('operatorServices.notFound'),
        text: t('operatorServices.notFoundText'),
        back,
      }}
      head={<BackLink to={back.to}>{back.label}</BackLink>}
      skeleton={
        <BlocksSkeleton
          className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]"
          blocks={['h-16 lg:col-span-2', 'h-96', 'h-72']}
        />
      }
    >
      {({ service }) => (
        <>
          <PageHeader title={name} actions={<PageLink service={service} />} />
          <LinkTabs
            label={t('operatorServices.tabs')}
            tabs={[
              { to: operatorPaths.service(id), label: t('operatorServices.details') },
              { to: of(id, 'form'), label: t('operatorServices.form') },
              { to: of(id, 'page'), label: t('operatorServices.pageText') },
              ...(canHaveStock(service) ? [{ to: of(id, 'stock'), label: t('operatorStock.tab') }] : []),
              ...(canBeSupplied(service) ? [{ to: of(id, 'suppliers'), label: t('operatorSources.tab') }] : []),
              ...(service.draft.provider === 'PARTNER_PROVIDED'
                ? [{ to: of(id, 'partner'), label: t('operatorPartners.tab') }]
                : []),
              { to: of(id, 'history'), label: t('operatorServices.priceHistory') },
            ]}
          />
          <Outlet context={service} />
        </>
      )}
    </DetailScreen>
  )
}

/** Links to the public page; hidden services have none. */
function PageLink({ service: { draft } }: { service: OperatorService }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  if (draft.visibility !== 'shown') return null
  return (
    <a href={paths.servicePage(language, draft.slug ?? '')} className={buttonStyles('secondary')}>
      <ExternalLink aria-hidden />
      {t('operatorServices.pageOpen')}
    </a>
  )
}

/** The service of the current page, for its tabs. */
export function useShownService(): OperatorService {
  return useOutletContext<OperatorService>()
}
