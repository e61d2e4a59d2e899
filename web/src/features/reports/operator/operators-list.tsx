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
import type { Column } from '#ui/table.tsx'
import { Compared } from './compared.tsx'
import { useCostColumns } from './cost-columns.tsx'
import { FigureLink, figureLinkStyles } from './figure-link.tsx'
import { FiguresTable } from './figures-table.tsx'
import { NameWithBar } from './name-with-bar.tsx'
import type { Period } from './use-period.ts'

/** The staff action behind each sum. */
const acts = { deliveredAmount: 'delivered', credited: 'credited', refunded: 'refunded' } as const

/** Each staff member's deliveries with margin, credits and refunds, beside the period before. */
export function OperatorsList({ period }: { period: Period }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const list = useApi(reports.operators, { query: period }, { keepPrevious: true })
  const costs = useCostColumns(list.data?.items, deliveredMargin, (it) => (
    <FigureLink
      amount={it.cost}
      name={`${t('operatorReports.cost')}, ${it.name}`}
      asked={{ operatorId: it.id, figure: 'cost', ...period }}
    />
  ))
  const column = (figure: keyof typeof acts): Column<OperatorSums> => ({
    key: figure,
    header: t(`operatorReports.${figure}`),
    align: 'end',
    cell: (it) => (
      <Compared amount={it[figure]} before={it.before[figure]}>
        <FigureLink
          amount={it[figure]}
          name={`${t(`operatorReports.${figure}`)}, ${it.name}`}
          asked={{ operatorId: it.id, act: acts[figure], ...period }}
        />
      </Compared>
    ),
  })
  return (
    <ListScreen
      frame="none"
      list={list}
      skeleton={<RowsSkeleton rows={3} end="text" />}
      empty={{ icon: UserCheck, title: t('operatorReports.none'), text: t('operatorReports.noneText') }}
    >
      {(items) => (
        <FiguresTable
          caption={t('operatorReports.operators')}
          rows={items}
          rowKey={(it) => it.id}
          columns={[
            {
              key: 'name',
              header: t('operatorReports.operator'),
              cell: (it) => (
                <NameWithBar row={it} rows={items} figure="deliveredAmount">
                  {it.name || it.id}
                </NameWithBar>
              ),
            },
            column('deliveredAmount'),
            {
              key: 'delivered',
              header: t('operatorReports.delivered'),
              align: 'end',
              cell: (it) => (
                <Compared amount={it.delivered} before={it.before.delivered}>
                  <Link
                    to={operatorPaths.reportEntries({ operatorId: it.id, act: 'delivered', ...period })}
                    className={figureLinkStyles}
                  >
                    {it.delivered.toLocaleString(language)}
                  </Link>
                </Compared>
              ),
            },
            ...costs,
            column('credited'),
            column('refunded'),
          ]}
        />
      )}
    </ListScreen>
  )
}
