import { reports } from '@runmart/contract/reports'
import { marginOf, type ServiceSums } from '@runmart/contract/reports-figures'
import { PackageOpen } from 'lucide-react'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Compared } from './compared.tsx'
import { useCostColumns } from './cost-columns.tsx'
import { FigureLink } from './figure-link.tsx'
import { OrderCount } from './order-count.tsx'
import type { Paging, Period } from './use-period.ts'

/** What was sold of each service; what it cost and what is left of it where costs are known. */
export function ServicesList({ period, filters }: { period: Period; filters: Paging }) {
  const t = useOperatorTranslations()
  const { limit } = useLayoutPreference()
  const query = { ...period, page: String(filters.page), limit: String(limit) }
  const list = useApi(reports.services, { query }, { keepPrevious: true, localized: true })
  const link = (it: ServiceSums, figure: 'sales' | 'refunds' | 'cost') => (
    <FigureLink amount={it[figure]} name={it.name} asked={{ figure, serviceId: it.id, ...period }} />
  )
  const costs = useCostColumns(list.data?.items, marginOf, (it) => link(it, 'cost'))
  const columns: Column<ServiceSums>[] = [
    {
      key: 'name',
      header: t('operatorReports.service'),
      cell: (it) => <span className="wrap-anywhere">{it.name || it.id}</span>,
    },
    {
      key: 'orders',
      header: t('operatorReports.orders'),
      align: 'end',
      wideOnly: true,
      cell: (it) => <OrderCount count={it.orders} filters={{ service: it.id, ...period }} />,
    },
    {
      key: 'sales',
      header: t('reportFigures.sales'),
      align: 'end',
      cell: (it) => (
        <Compared amount={it.sales} before={it.before.sales}>
          {link(it, 'sales')}
        </Compared>
      ),
    },
    {
      key: 'refunds',
      header: t('reportFigures.refunds'),
      align: 'end',
      wideOnly: true,
      cell: (it) => link(it, 'refunds'),
    },
  ]
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
        <Table
          dense
          caption={t('operatorReports.services')}
          rows={items}
          rowKey={(it) => it.id}
          columns={[...columns, ...costs]}
        />
      )}
    </ListScreen>
  )
}
