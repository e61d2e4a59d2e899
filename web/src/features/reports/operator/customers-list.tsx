import { reports } from '@runmart/contract/reports'
import { type CustomerSums, marginOf } from '@runmart/contract/reports-figures'
import { Users } from 'lucide-react'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Money } from '#ui/money.tsx'
import type { Column } from '#ui/table.tsx'
import { Compared } from './compared.tsx'
import { useCostColumns } from './cost-columns.tsx'
import { CustomerLink } from './customer-link.tsx'
import { FigureLink } from './figure-link.tsx'
import { FiguresTable } from './figures-table.tsx'
import { NameWithBar } from './name-with-bar.tsx'
import { OrderCount } from './order-count.tsx'
import { useFigureNames } from './use-figure-names.ts'
import type { Paging, Period } from './use-period.ts'

type CustomerFigure = 'sales' | 'refunds' | 'deposits' | 'commissions' | 'cost'

/**
 * Each customer's purchases, refunds, deposits, earnings and margin, beside the period before, and their balance.
 * Largest buyers come first.
 */
export function CustomersList({ period, filters }: { period: Period; filters: Paging }) {
  const t = useOperatorTranslations()
  const { limit } = useLayoutPreference()
  const query = { ...period, page: String(filters.page), limit: String(limit) }
  const list = useApi(reports.customers, { query }, { keepPrevious: true })
  const nameOf = useFigureNames()
  const link = (it: CustomerSums, figure: CustomerFigure) => (
    <FigureLink
      amount={it[figure]}
      name={`${nameOf(figure)}, ${it.name}`}
      asked={{ figure, customerId: it.id, ...period }}
    />
  )
  const costs = useCostColumns(list.data?.items, marginOf, (it) => link(it, 'cost'))
  const column = (figure: CustomerFigure): Column<CustomerSums> => ({
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
      count={(count) => t('operatorReports.foundCustomers', { count })}
      skeleton={<RowsSkeleton rows={6} end="text" />}
      empty={{ icon: Users, title: t('operatorReports.none'), text: t('operatorReports.noneText') }}
    >
      {(items) => (
        <FiguresTable
          caption={t('operatorReports.customers')}
          rows={items}
          rowKey={(it) => it.id}
          columns={[
            {
              key: 'name',
              header: t('operatorReports.customer'),
              cell: (it) => (
                <NameWithBar row={it} rows={items} figure="sales">
                  <CustomerLink customer={it} />
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
                  <OrderCount count={it.orders} filters={{ customer: it.id, ...period }} />
                </Compared>
              ),
            },
            column('refunds'),
            column('deposits'),
            column('commissions'),
            ...costs,
            {
              key: 'balance',
              header: t('operatorReports.balanceNow'),
              align: 'end',
              cell: (it) => <Balance of={it} balance={it.balance} />,
            },
          ]}
        />
      )}
    </ListScreen>
  )
}

/** The customer's current balance; it links to their transactions if the operator may see them. */
function Balance({ of: { id, name }, balance }: { of: CustomerSums; balance: number }) {
  const t = useOperatorTranslations()
  const may = useRights()
  if (!name || !may('customers') || !may('money')) return <Money amount={balance} className="text-ink" />
  return (
    <FigureLink
      amount={balance}
      name={`${t('operatorReports.balanceNow')}, ${name}`}
      asked={operatorPaths.customerTab(id, 'transactions')}
    />
  )
}
