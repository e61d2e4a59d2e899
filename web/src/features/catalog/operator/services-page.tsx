import { catalog, categories, type OperatorService, serviceStatuses } from '@runmart/contract/catalog'
import { PackageOpen, Plus } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { PriceDialog } from './price-dialog.tsx'
import { ServiceRow } from './service-row.tsx'

/** The catalogue as operators see it. */
export default function ServicesPage() {
  const t = useOperatorTranslations()
  const filters = useFilters(readServiceFilters)
  const list = useApi(catalog.offered, { query: filters.values }, { keepPrevious: true })
  const { item: priced, isOpen, open, close } = useItemDialog<OperatorService, 'price'>()
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
      <ListScreen
        list={list}
        filters={filters}
        filterBar={
          <FilterBar
            filters={filters}
            search={t('operatorServices.search')}
            selects={[
              {
                name: 'category',
                label: t('operatorServices.category'),
                any: t('operatorServices.anyCategory'),
                options: categories.map((value) => ({ value, label: t(`serviceCategories.${value}`) })),
              },
              {
                name: 'status',
                label: t('operatorServices.status'),
                any: t('operatorServices.anyStatus'),
                options: serviceStatuses.map((value) => ({ value, label: t(`serviceStates.${value}`) })),
              },
            ]}
          />
        }
        count={(count) => t('operatorServices.found', { count })}
        skeleton={<RowsSkeleton rows={5} lines={3} />}
        empty={{ icon: PackageOpen, title: t('operatorServices.none'), text: t('operatorServices.noneText') }}
        noMatch={{ title: t('operatorServices.noneFound') }}
      >
        {(services) => (
          <List label={t('operatorServices.title')}>
            {services.map((service) => (
              <ServiceRow key={service.id} service={service} onPrice={() => open('price', service)} />
            ))}
          </List>
        )}
      </ListScreen>
      {priced && <PriceDialog service={priced} open={isOpen('price')} onClose={close} />}
    </>
  )
}

function readServiceFilters(get: (name: 'category' | 'status' | 'q') => string) {
  const category = categories.find((it) => it === get('category'))
  const status = serviceStatuses.find((it) => it === get('status'))
  const q = get('q')
  return { ...(category && { category }), ...(status && { status }), ...(q && { q }) }
}
