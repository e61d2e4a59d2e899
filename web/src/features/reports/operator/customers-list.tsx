import { type CustomerSums, reports } from '@runmart/contract/reports'
import { Users } from 'lucide-react'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Table } from '#ui/table.tsx'
import { CustomerLink } from './customer-link.tsx'
import { FigureLink } from './figure-link.tsx'
import { OrderCount } from './order-count.tsx'
import type { Paging, Period } from './use-period.ts'

const shown = ['sales', 'refunds', 'deposits', 'commissions'] as const

/** What each customer bought, got back, paid in and earned, who bought most first. */
export function CustomersList({ period, filters }: { period: Period; filters: Paging }) {
  const t = useOperatorTranslations()
  const { limit } = useLayoutPreference()
  const query = { ...period, page: String(filters.page), limit: String(limit) }
  const list = useApi(reports.customers, { query }, { keepPrevious: true })
  const header = (figure: (typeof shown)[number]) =>
    figure === 'deposits' ? t('operatorReports.deposits') : t(`reportFigures.${figure}`)
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
        <Table
          dense
          caption={t('operatorReports.customers')}
          rows={items}
          rowKey={(it) => it.id}
          columns={[
            { key: 'name', header: t('operatorReports.customer'), cell: (it) => <CustomerLink customer={it} /> },
            {
              key: 'orders',
              header: t('operatorReports.orders'),
              align: 'end',
              wideOnly: true,
              cell: (it) => <OrderCount count={it.orders} filters={{ customer: it.id, ...period }} />,
            },
            ...shown.map((figure) => ({
              key: figure,
              header: header(figure),
              align: 'end' as const,
              wideOnly: figure !== 'sales',
              cell: (it: CustomerSums) => (
                <FigureLink
                  amount={it[figure]}
                  name={`${header(figure)}, ${it.name}`}
                  asked={{ figure, customerId: it.id, ...period }}
                />
              ),
            })),
          ]}
        />
      )}
    </ListScreen>
  )
}
