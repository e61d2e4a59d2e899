import type { ReportSummary } from '@runmart/contract/reports-figures'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { classes } from '#ui/classes.ts'
import { dayText, shortDayText, shortMonthText } from '#ui/date-text.ts'
import { DaysFigure, DaysTable } from '#ui/days-chart.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'
import { amountIn, daySpans, isByMonth, monthSpans, placesBefore, type ShownFigure, sumsOf } from './figures.ts'
import { useFigureNames } from './use-figure-names.ts'

/** Fewer days are easier to read as numbers. */
const LEAST_DAYS = 3

type Bar = { date: string; amount: number; before?: number }
/** The data of a chart. `before` is the sum of the period before, or the opening debt; `beforeName` names it. */
type Drawn = { key: string; title: string; amount: number; before: number; beforeName: string; bars: Bar[] }

type Props = {
  summary: ReportSummary
  figures: readonly ShownFigure[]
  withOwed?: boolean
}

/**
 * Charts with one scale each, and the debt at the end of each span. Bars stand in front of outlines of the period
 * before. Long periods show months instead of days.
 */
export function ReportCharts({ summary, figures, withOwed = false }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const nameOf = useFigureNames()
  if (summary.dates.length < LEAST_DAYS) return null
  const byMonth = isByMonth(summary)
  const spans = byMonth ? monthSpans(summary.dates) : daySpans(summary.dates)
  const { opening, closing, days: owed } = summary.liabilities
  const flows = figures.map((figure): Drawn => {
    const { amount, before, days, daysBefore } = sumsOf(summary, figure)
    const bars = spans.map((span) => ({
      date: span.name,
      amount: amountIn(days, span),
      before: amountIn(daysBefore, { at: placesBefore(span, summary) }),
    }))
    return { key: figure, title: nameOf(figure), amount, before, beforeName: t('operatorReports.former'), bars }
  })
  const liabilities: Drawn = {
    key: 'owed',
    title: t('operatorReports.owed'),
    amount: closing,
    before: opening,
    beforeName: t('operatorReports.opening', { day: dayText(language, summary.from) }),
    bars: spans.map(({ name, at }) => ({ date: name, amount: owed[at.at(-1) ?? 0] ?? 0 })),
  }
  const charts = (withOwed ? [...flows, liabilities] : flows).filter(({ bars }) =>
    bars.some((it) => it.amount !== 0 || (it.before ?? 0) !== 0),
  )
  if (charts.length === 0) return null
  return (
    <div
      className={classes(
        'mb-4 grid gap-4',
        charts.length > 1 && 'lg:grid-cols-2',
        charts.length % 3 === 0 && 'xl:grid-cols-3',
        // Rows of three, with two or four charts of another width, so that no row has a gap.
        charts.length === 5 && 'xl:grid-cols-6 xl:*:col-span-2 xl:*:nth-[n+4]:col-span-3',
        charts.length === 7 && 'xl:grid-cols-12 xl:*:col-span-4 xl:*:nth-[n+4]:col-span-3',
        charts.length === 8 && 'xl:grid-cols-4',
        charts.length % 2 === 1 && 'lg:max-xl:*:last:col-span-2',
      )}
    >
      {charts.map(({ key, ...chart }) => (
        <FigureChart key={key} {...chart} byMonth={byMonth} />
      ))}
    </div>
  )
}

function FigureChart({ title, amount, before, beforeName, bars, byMonth }: Omit<Drawn, 'key'> & { byMonth: boolean }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const nameOf = (name: string) => (byMonth ? shortMonthText : shortDayText)(language, name)
  const money = (sum: number) => moneyText(language, sum)
  const isCompared = bars.some((it) => it.before !== undefined)
  return (
    <Section title={title}>
      <DaysFigure
        days={bars}
        unit="₫"
        height="h-36"
        nameOf={nameOf}
        legend={(pointed) => {
          const bar = pointed === null ? { amount, before } : bars[pointed]
          return (
            // Stacked, so that charts are level in every language.
            <div className="flex flex-col gap-1">
              <span className="inline-flex items-center gap-2">
                <span
                  aria-hidden
                  className={classes('size-3 rounded-sm', (bar?.amount ?? 0) < 0 ? 'bg-failed' : 'bg-brand')}
                />
                <Money amount={bar?.amount ?? 0} className="font-bold text-ink" />
              </span>
              <span className="inline-flex flex-wrap items-center gap-x-2 text-[13px] text-ink-soft">
                {isCompared && <span aria-hidden className="size-3 rounded-sm border border-ink-faint" />}
                {beforeName} <Money amount={bar?.before ?? before} />
              </span>
            </div>
          )
        }}
        table={
          <DaysTable
            caption={title}
            day={byMonth ? t('operatorReports.monthName') : t('operatorReports.day')}
            dates={bars.map((it) => it.date)}
            nameOf={nameOf}
            columns={[
              { header: title, cells: bars.map((it) => money(it.amount)) },
              ...(isCompared ? [{ header: beforeName, cells: bars.map((it) => money(it.before ?? 0)) }] : []),
            ]}
          />
        }
      />
    </Section>
  )
}
