import { type DayFigures as Figures, today } from '@runmart/contract/today'
import { moneyText, numberText, percentText } from '@runmart/i18n/formats'
import { Link } from 'react-router'
import { dayOf } from '#platform/days.ts'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { useApi } from '#platform/use-api.ts'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'

const shown = ['sales', 'refunds', 'margin', 'deposits', 'customers'] as const satisfies (keyof Figures)[]

/** The figures that have ledger entries in a report. */
const withEntries: readonly (typeof shown)[number][] = ['sales', 'refunds', 'deposits']

const eachMinute = { refetchInterval: 60_000 }

/** The shop’s day so far, beside yesterday and the same weekday of last week up to the same time. */
export function DayFigures() {
  const t = useOperatorTranslations()
  const { language } = useLanguage()
  const all = [
    useApi(today.figures, {}, eachMinute),
    useApi(today.figuresBefore, { params: { days: '1' } }, eachMinute),
    useApi(today.figuresBefore, { params: { days: '7' } }, eachMinute),
  ]
  const [figures, yesterday, lastWeek] = all.map((it) => it.data?.figures)
  const failed = all.filter((it) => it.error !== null)
  const retry = () => {
    for (const it of failed) void it.refetch()
  }
  return (
    <Section title={t('operatorToday.figures')} description={t('operatorToday.figuresText')} padded={false}>
      {failed[0] && (
        <Refused onRetry={retry} retrying={failed.some((it) => it.isFetching)}>
          {failed[0].error}
        </Refused>
      )}
      {failed.length === 0 && all.some((it) => !it.data) && <RowsSkeleton rows={5} dense end="text" />}
      {figures && yesterday && lastWeek && (
        <dl className="divide-y divide-line">
          {shown.map((name) => (
            <Figure
              key={name}
              name={name}
              now={figures[name]}
              note={
                name === 'margin' && figures.uncosted !== 0
                  ? t('operatorReports.uncosted', { amount: moneyText(language, figures.uncosted) })
                  : ''
              }
              before={[
                [t('operatorToday.yesterday'), yesterday[name]],
                [t('operatorToday.lastWeek'), lastWeek[name]],
              ]}
            />
          ))}
        </dl>
      )}
    </Section>
  )
}

type FigureProps = {
  name: (typeof shown)[number]
  now: number
  note: string
  before: readonly (readonly [label: string, figure: number])[]
}

function Figure({ name, now, note, before }: FigureProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const text = (figure: number) => (name === 'customers' ? numberText(language, figure) : moneyText(language, figure))
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-5 py-2.5">
      <dt className="text-[13px] font-semibold text-ink-soft">{t(`operatorToday.${name}`)}</dt>
      <dd className="text-lg font-bold text-ink tabular-nums">
        {now !== 0 && withEntries.includes(name) ? <Entries figure={name}>{text(now)}</Entries> : text(now)}
      </dd>
      {note && <dd className="w-full text-xs text-pretty text-ink-faint">{note}</dd>}
      {before.map(([label, figure]) => (
        <dd
          key={label}
          className="flex w-full flex-wrap justify-between gap-x-3 text-[13px] text-ink-faint tabular-nums"
        >
          <span>{label}</span>
          <span>
            {text(figure)}
            {figure > 0 && <Change percent={((now - figure) / figure) * 100} />}
          </span>
        </dd>
      ))}
    </div>
  )
}

/** A figure of today that links to its ledger entries. */
function Entries({ figure, children }: { figure: (typeof shown)[number]; children: string }) {
  const t = useOperatorTranslations()
  const day = dayOf(new Date(), shownTimeZone())
  return (
    <Link
      to={operatorPaths.reportEntries({ figure, from: day, to: day })}
      aria-label={`${t('operatorReports.open', { name: t(`operatorToday.${figure}`) })}, ${children}`}
      className="rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {children}
    </Link>
  )
}

/** The change against the earlier day, in percent. */
function Change({ percent }: { percent: number }) {
  const { language } = useLanguage()
  const rounded = Math.round(percent)
  if (rounded === 0) return null
  return (
    <span className="ml-2 inline-block min-w-12 text-right font-semibold text-ink-soft">
      {rounded > 0 ? '+' : ''}
      {percentText(language, rounded)}
    </span>
  )
}
