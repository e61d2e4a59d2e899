import { reports } from '@runmart/contract/reports'
import { marginOf, type ServiceSums } from '@runmart/contract/reports-figures'
import { PackageOpen } from 'lucide-react'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import type { Column } from '#ui/table.tsx'
import { Compared } from './compared.tsx'
import { useCostColumns } from './cost-columns.tsx'
import { FigureLink } from './figure-link.tsx'
import { FiguresTable } from './figures-table.tsx'
import { NameWithBar } from './name-with-bar.tsx'
import { OrderCount } from './order-count.tsx'
import { useFigureNames } from './use-figure-names.ts'
import type { Paging, Period } from './use-period.ts'

type ServiceFigure = 'sales' | 'refunds' | 'commissions' | 'cost'

/** The sales of each service, its commissions, and its cost and margin if known, beside the period before. */
export function ServicesList({ period, filters }: { period: Period; filters: Paging }) {
  const t = useOperatorTranslations()
  const { limit } = useLayoutPreference()
  const query = { ...period, page: String(filters.page), limit: String(limit) }
  const list = useApi(reports.services, { query }, { keepPrevious: true, localized: true })
  const nameOf = useFigureNames()
  const link = (it: ServiceSums, figure: ServiceFigure) => (
    <FigureLink
      amount={it[figure]}
      name={`${nameOf(figure)}, ${it.name}`}
      asked={{ figure, serviceId: it.id, ...period }}
    />
  )
  const costs = useCostColumns(list.data?.items, marginOf, (it) => link(it, 'cost'))
  const column = (figure: ServiceFigure): Column<ServiceSums> => ({
    key: figure,
    header: nameOf(figure),
    align: 'end',
    cell: (it) => (
      <Compared amount={it[figure]} before={it.before[figure]}>
        {link(it, figure)}
      </Compared>
    ),
  })
  return (
    <ListScreen
      frame="none"
      list={list}
      filters={filters}
      count={(count) => t('operatorReports.foundServices', { count })}
      skeleton={<RowsSkeleton rows={6} end="text" />}
      empty={{ icon: PackageOpen, title: t('operatorReports.none'), text: t('operatorReports.noneText') }}
    >
      {(items) => (
        <FiguresTable
          caption={t('operatorReports.services')}
          rows={items}
          rowKey={(it) => it.id}
          columns={[
            {
              key: 'name',
              header: t('operatorReports.service'),
              cell: (it) => (
                <NameWithBar row={it} rows={items} figure="sales">
                  <span className="wrap-anywhere">{it.name || it.id}</span>
                </NameWithBar>
              ),
            },
            column('sales'),
            {
              key: 'orders',
              header: t('operatorReports.orders'),
              align: 'end',
              cell: (it) => (
                <Compared amount={it.orders} before={it.before.orders}>
                  <OrderCount count={it.orders} filters={{ service: it.id, ...period }} />
                </Compared>
              ),
            },
            column('refunds'),
            column('commissions'),
            ...costs,
          ]}
        />
      )}
    </ListScreen>
  )
}
