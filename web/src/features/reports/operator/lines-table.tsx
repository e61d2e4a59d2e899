import { figures, type ReportSummary } from '@runmart/contract/reports-figures'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Change } from './change.tsx'
import { FigureLink } from './figure-link.tsx'
import { behind, type ShownFigure, sumsOf } from './figures.ts'
import { FiguresTable } from './figures-table.tsx'
import { NothingHappened } from './nothing-happened.tsx'
import { Uncosted } from './uncosted.tsx'
import { useFigureNames } from './use-figure-names.ts'

const shown: readonly ShownFigure[] = [...figures, 'cost', 'margin']

/** Every line with an entry in this period or the one before, and the calculated figures. */
export function LinesTable({ summary }: { summary: ReportSummary }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const nameOf = useFigureNames()
  const rows = shown
    .map((figure) => ({ figure, ...sumsOf(summary, figure) }))
    .filter((it) => it.amount !== 0 || it.before !== 0 || it.entries > 0)
  if (rows.length === 0) return <NothingHappened />
  return (
    <FiguresTable
      caption={t('operatorReports.lines')}
      rows={rows}
      rowKey={(it) => it.figure}
      columns={[
        {
          key: 'line',
          header: t('operatorReports.line'),
          cell: (it) => (
            <div>
              {nameOf(it.figure)}
              {it.figure === 'margin' && <Uncosted amount={summary.uncosted.amount} />}
            </div>
          ),
        },
        {
          key: 'amount',
          header: t('operatorReports.sum'),
          align: 'end',
          cell: (it) => (
            <FigureLink
              amount={it.amount}
              name={nameOf(it.figure)}
              asked={behind(it.figure, summary)}
              className="font-semibold"
            />
          ),
        },
        {
          key: 'before',
          header: t('operatorReports.former'),
          align: 'end',
          cell: (it) => (
            <FigureLink
              amount={it.before}
              name={`${nameOf(it.figure)}, ${t('operatorReports.former')}`}
              asked={behind(it.figure, summary.before)}
            />
          ),
        },
        {
          key: 'change',
          header: t('operatorReports.change'),
          align: 'end',
          cell: (it) => <Change amount={it.amount} before={it.before} />,
        },
        {
          key: 'entries',
          header: t('operatorReports.entries'),
          align: 'end',
          cell: (it) => it.entries > 0 && <span className="text-ink-soft">{it.entries.toLocaleString(language)}</span>,
        },
      ]}
    />
  )
}
