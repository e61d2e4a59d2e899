import type { ReportSummary } from '@runmart/contract/reports'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { classes } from '#ui/classes.ts'
import { monthText, shortDayText } from '#ui/date-text.ts'
import { DaysFigure, DaysTable } from '#ui/days-chart.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'
import { amountIn, daySpans, monthSpans, type Span, sumsOf } from './figures.ts'
import { useFigureNames } from './use-figure-names.ts'

/** What comes in and what goes out are drawn apart, each with its own scale. */
const drawn = ['sales', 'refunds', 'cost', 'margin', 'deposits', 'payouts-paid'] as const

/** Fewer days are read more easily as numbers. */
const [LEAST_DAYS, MOST_DAYS] = [3, 62]

/** Bars of the period in front of outlines of the one before, by the day or, of many days, by the month. */
export function ReportCharts({ summary }: { summary: ReportSummary }) {
  if (summary.dates.length < LEAST_DAYS) return null
  const byMonth = summary.dates.length > MOST_DAYS
  const spans = byMonth ? monthSpans(summary.dates) : daySpans(summary.dates)
  const former = byMonth ? monthSpans(summary.before.dates) : daySpans(summary.before.dates)
  const shown = drawn.filter((figure) => {
    const { days, daysBefore } = sumsOf(summary, figure)
    return [...days, ...daysBefore].some((amount) => amount !== 0)
  })
  return (
    <div
      className={classes(
        'mb-4 grid gap-4',
        shown.length > 1 && 'lg:grid-cols-2',
        (shown.length === 3 || shown.length === 6) && 'xl:grid-cols-3',
        // Three, and two that are wider: no row with a gap.
        shown.length === 5 && 'xl:grid-cols-6 xl:*:col-span-2 xl:*:nth-[n+4]:col-span-3',
      )}
    >
      {shown.map((figure) => (
        <FigureChart key={figure} {...{ summary, figure, spans, former, byMonth }} />
      ))}
    </div>
  )
}

type Props = {
  summary: ReportSummary
  figure: (typeof drawn)[number]
  spans: readonly Span[]
  former: readonly Span[]
  byMonth: boolean
}

function FigureChart({ summary, figure, spans, former, byMonth }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const title = useFigureNames()(figure)
  const { amount, before, days, daysBefore } = sumsOf(summary, figure)
  const bars = spans.map((span, at) => {
    const other = former[at]
    return { date: span.name, amount: amountIn(days, span), before: other ? amountIn(daysBefore, other) : 0 }
  })
  const nameOf = (name: string) => (byMonth ? monthText(language, name) : shortDayText(language, name))
  const money = (sum: number) => moneyText(language, sum)
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
            // One below the other, so that charts are level in every language.
            <div className="flex flex-col gap-1">
              <span className="inline-flex items-center gap-2">
                <span aria-hidden className="size-3 rounded-sm bg-brand" />
                <Money amount={bar?.amount ?? 0} className="font-bold text-ink" />
              </span>
              <span className="inline-flex items-center gap-2 text-[13px] text-ink-soft">
                <span aria-hidden className="size-3 rounded-sm border border-ink-faint" />
                {t('operatorReports.former')} <Money amount={bar?.before ?? 0} />
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
              { header: t('operatorReports.former'), cells: bars.map((it) => money(it.before)) },
            ]}
          />
        }
      />
    </Section>
  )
}
