import { catalog } from '@runmart/contract/catalog'
import { Plus } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { useApiList } from '#platform/use-api-list.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ServicesPanel } from './services-panel.tsx'
import { useServiceFilters } from './use-service-filters.ts'

/** The catalogue as operators see it. */
export default function ServicesPage() {
  const t = useOperatorTranslations()
  const filters = useServiceFilters()
  const found = useApiList(catalog.offered, { query: filters.query })
  return (
    <>
      <title>{`${t('operatorServices.title')} · Runmart`}</title>
      <PageHeader
        title={t('operatorServices.title')}
        description={t('operatorServices.intro')}
        actions={
          <ButtonLink variant="primary" to={paths.operatorService('new')} icon={<Plus aria-hidden />}>
            {t('operatorServices.add')}
          </ButtonLink>
        }
      />
      <ServicesPanel filters={filters} found={found} />
    </>
  )
}
