import { reports } from '@runmart/contract/reports'
import { type CustomerSums, marginOf } from '@runmart/contract/reports-figures'
import { Users } from 'lucide-react'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Compared } from './compared.tsx'
import { useCostColumns } from './cost-columns.tsx'
import { CustomerLink } from './customer-link.tsx'
import { FigureLink } from './figure-link.tsx'
import { OrderCount } from './order-count.tsx'
import { useFigureNames } from './use-figure-names.ts'
import type { Paging, Period } from './use-period.ts'

const others = ['refunds', 'deposits', 'commissions'] as const

/** What each customer bought, got back, paid in and earned, and what is left of it, who bought most first. */
export function CustomersList({ period, filters }: { period: Period; filters: Paging }) {
  const t = useOperatorTranslations()
  const { limit } = useLayoutPreference()
  const query = { ...period, page: String(filters.page), limit: String(limit) }
  const list = useApi(reports.customers, { query }, { keepPrevious: true })
  const nameOf = useFigureNames()
  const link = (it: CustomerSums, figure: 'sales' | 'cost' | (typeof others)[number]) => (
    <FigureLink
      amount={it[figure]}
      name={`${nameOf(figure)}, ${it.name}`}
      asked={{ figure, customerId: it.id, ...period }}
    />
  )
  const costs = useCostColumns(list.data?.items, marginOf, (it) => link(it, 'cost'))
  const columns: Column<CustomerSums>[] = [
    { key: 'name', header: t('operatorReports.customer'), cell: (it) => <CustomerLink customer={it} /> },
    {
      key: 'orders',
      header: t('operatorReports.orders'),
      align: 'end',
      wideOnly: true,
      cell: (it) => <OrderCount count={it.orders} filters={{ customer: it.id, ...period }} />,
    },
    {
      key: 'sales',
      header: nameOf('sales'),
      align: 'end',
      cell: (it) => (
        <Compared amount={it.sales} before={it.before.sales}>
          {link(it, 'sales')}
        </Compared>
      ),
    },
    ...others.map(
      (figure): Column<CustomerSums> => ({
        key: figure,
        header: nameOf(figure),
        align: 'end',
        wideOnly: true,
        cell: (it) => link(it, figure),
      }),
    ),
    ...costs,
  ]
  return (
    <ListScreen
      frame="none"
      list={list}
      filters={filters}
      count={(count) => t('operatorReports.foundCustomers', { count })}
      skeleton={<RowsSkeleton rows={6} end="text" />}
      empty={{ icon: Users, title: t('operatorReports.none'), text: t('operatorReports.noneText') }}
    >
      {(items) => (
        <Table dense caption={t('operatorReports.customers')} rows={items} rowKey={(it) => it.id} columns={columns} />
      )}
    </ListScreen>
  )
}
