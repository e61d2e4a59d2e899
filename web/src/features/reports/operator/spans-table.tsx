import type { ReportSummary } from '@runmart/contract/reports-figures'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { dayText, monthText } from '#ui/date-text.ts'
import { type Column, Table } from '#ui/table.tsx'
import { Compared } from './compared.tsx'
import { FigureLink, figureLinkStyles } from './figure-link.tsx'
import {
  amountIn,
  behind,
  daySpans,
  monthSpans,
  placesBefore,
  reportOf,
  type ShownFigure,
  type Span,
  sumsOf,
} from './figures.ts'
import { OWED } from './liabilities.tsx'
import { NothingHappened } from './nothing-happened.tsx'
import { useFigureNames } from './use-figure-names.ts'

type Props = {
  summary: ReportSummary
  by: 'days' | 'months'
  caption: string
  figures: readonly ShownFigure[]
  withOwed?: boolean
}

/** Figures of each day or month beside the same days of the period before, with the closing debt; newest first. */
export function SpansTable({ summary, by, caption, figures, withOwed = false }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const nameOf = useFigureNames()
  if (figures.length === 0) return <NothingHappened />
  const spans = (by === 'days' ? daySpans : monthSpans)(summary.dates).toReversed()
  const textOf = ({ name }: Span) => (by === 'days' ? dayText(language, name) : monthText(language, name))
  const owed: Column<Span> = {
    key: 'owed',
    header: t('operatorReports.owed'),
    align: 'end',
    wideOnly: true,
    cell: (it) => (
      <FigureLink
        amount={summary.liabilities.days[it.at.at(-1) ?? 0] ?? 0}
        name={`${t('operatorReports.owed')}, ${textOf(it)}`}
        asked={`${reportOf(it)}#${OWED}`}
      />
    ),
  }
  return (
    <Table
      dense
      caption={caption}
      rows={spans}
      rowKey={(it) => it.name}
      columns={[
        {
          key: 'name',
          header: by === 'days' ? t('operatorReports.day') : t('operatorReports.monthName'),
          // Links to all lines of that day or month, with deposits by feed.
          cell: (it) => (
            <Link to={reportOf(it)} className={`whitespace-nowrap ${figureLinkStyles}`}>
              {textOf(it)}
            </Link>
          ),
        },
        ...figures.map((figure, place): Column<Span> => {
          const { days, daysBefore } = sumsOf(summary, figure)
          const link = (it: Span) => (
            <FigureLink
              amount={amountIn(days, it)}
              name={`${nameOf(figure)}, ${textOf(it)}`}
              asked={behind(figure, it)}
            />
          )
          const compared = (it: Span) => {
            const at = placesBefore(it, summary)
            if (at.length === 0) return link(it)
            return (
              <Compared amount={amountIn(days, it)} before={amountIn(daysBefore, { at })}>
                {link(it)}
              </Compared>
            )
          }
          return {
            key: figure,
            header: nameOf(figure),
            align: 'end',
            wideOnly: place > 0,
            cell: compared,
          }
        }),
        ...(withOwed ? [owed] : []),
      ]}
    />
  )
}
