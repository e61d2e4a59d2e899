import { reports, type ServiceSums } from '@runmart/contract/reports'
import { PackageOpen } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Money } from '#ui/money.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { FigureLink } from './figure-link.tsx'
import type { Paging, Period } from './use-period.ts'

/** What was sold of each service; what it cost and what is left of it where costs are known. */
export function ServicesList({ period, filters }: { period: Period; filters: Paging }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { limit } = useLayoutPreference()
  const query = { ...period, page: String(filters.page), limit: String(limit) }
  const list = useApi(reports.services, { query }, { keepPrevious: true, localized: true })
  const hasCosts = list.data?.items.some((it) => it.cost !== null)
  const link = (it: ServiceSums, figure: 'sales' | 'refunds') => (
    <FigureLink amount={it[figure]} name={it.name} asked={{ figure, serviceId: it.id, ...period }} />
  )
  const margin = (it: ServiceSums) => it.cost !== null && <Money amount={it.sales - it.refunds - it.cost} />
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
      cell: (it) => it.orders.toLocaleString(language),
    },
    { key: 'sales', header: t('reportFigures.sales'), align: 'end', cell: (it) => link(it, 'sales') },
    {
      key: 'refunds',
      header: t('reportFigures.refunds'),
      align: 'end',
      wideOnly: true,
      cell: (it) => link(it, 'refunds'),
    },
  ]
  const costs: Column<ServiceSums>[] = [
    {
      key: 'cost',
      header: t('operatorReports.cost'),
      align: 'end',
      wideOnly: true,
      cell: (it) => it.cost !== null && <Money amount={it.cost} />,
    },
    { key: 'margin', header: t('operatorReports.margin'), align: 'end', wideOnly: true, cell: margin },
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
          columns={hasCosts ? [...columns, ...costs] : columns}
        />
      )}
    </ListScreen>
  )
}
