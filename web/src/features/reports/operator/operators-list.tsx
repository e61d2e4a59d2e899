import { reports } from '@runmart/contract/reports'
import { deliveredMargin, type OperatorSums } from '@runmart/contract/reports-figures'
import { UserCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Table } from '#ui/table.tsx'
import { Compared } from './compared.tsx'
import { useCostColumns } from './cost-columns.tsx'
import { FigureLink, figureLinkStyles } from './figure-link.tsx'
import type { Period } from './use-period.ts'

/** What each person of the staff delivered and what is left of it, what they credited and refunded. */
export function OperatorsList({ period }: { period: Period }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const list = useApi(reports.operators, { query: period }, { keepPrevious: true })
  const link = (it: OperatorSums, act: 'delivered' | 'credited' | 'refunded', amount: number, header: string) => (
    <FigureLink amount={amount} name={`${header}, ${it.name}`} asked={{ operatorId: it.id, act, ...period }} />
  )
  const costs = useCostColumns(list.data?.items, deliveredMargin, (it) => (
    <FigureLink
      amount={it.cost}
      name={`${t('operatorReports.cost')}, ${it.name}`}
      asked={{ operatorId: it.id, figure: 'cost', ...period }}
    />
  ))
  return (
    <ListScreen
      frame="none"
      list={list}
      skeleton={<RowsSkeleton rows={3} end="text" />}
      empty={{ icon: UserCheck, title: t('operatorReports.none'), text: t('operatorReports.noneText') }}
    >
      {(items) => (
        <Table
          dense
          caption={t('operatorReports.operators')}
          rows={items}
          rowKey={(it) => it.id}
          columns={[
            { key: 'name', header: t('operatorReports.operator'), cell: (it) => it.name || it.id },
            {
              key: 'delivered',
              header: t('operatorReports.delivered'),
              align: 'end',
              wideOnly: true,
              cell: (it) => (
                <Link
                  to={operatorPaths.reportEntries({ operatorId: it.id, act: 'delivered', ...period })}
                  className={figureLinkStyles}
                >
                  {it.delivered.toLocaleString(language)}
                </Link>
              ),
            },
            {
              key: 'deliveredAmount',
              header: t('operatorReports.deliveredAmount'),
              align: 'end',
              cell: (it) => (
                <Compared amount={it.deliveredAmount} before={it.before.deliveredAmount}>
                  {link(it, 'delivered', it.deliveredAmount, t('operatorReports.deliveredAmount'))}
                </Compared>
              ),
            },
            ...costs,
            {
              key: 'credited',
              header: t('operatorReports.credited'),
              align: 'end',
              wideOnly: true,
              cell: (it) => link(it, 'credited', it.credited, t('operatorReports.credited')),
            },
            {
              key: 'refunded',
              header: t('operatorReports.refunded'),
              align: 'end',
              wideOnly: true,
              cell: (it) => link(it, 'refunded', it.refunded, t('operatorReports.refunded')),
            },
          ]}
        />
      )}
    </ListScreen>
  )
}
