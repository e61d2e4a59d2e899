import { MAX_REPORT_DAYS } from '@runmart/contract/reports'
import { addDays } from '#platform/days.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { DateField } from '#ui/date-field.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { type Period, type PeriodName, periodNames } from './use-period.ts'

type Props = {
  name: PeriodName
  period: Period
  today: string
  onChoose: (name: PeriodName) => void
  onDays: (period: Period) => void
}

/** Chooses the days: a named period, or any days up to a year. */
export function PeriodBar({ name, period: { from, to }, today, onChoose, onDays }: Props) {
  const t = useOperatorTranslations()
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
      <SegmentedControl
        bare
        label={t('operatorReports.period')}
        name="period"
        value={name}
        options={periodNames.map((value) => ({ value, label: t(`operatorReports.${value}`) }))}
        onChange={onChoose}
      />
      {name === 'own' && (
        <div className="flex flex-wrap gap-3">
          <DateField
            className="w-44"
            label={t('operatorReports.from')}
            name="from"
            value={from}
            max={today}
            onChange={(day) => day && onDays({ from: day, to: lastOf(day, to) })}
          />
          <DateField
            className="w-44"
            label={t('operatorReports.to')}
            name="to"
            value={to}
            max={today}
            onChange={(day) => day && onDays({ from: firstOf(from, day), to: day })}
          />
        </div>
      )}
    </div>
  )
}

/** Moves the end along if the period would end before its start or exceed the maximum. */
function lastOf(from: string, to: string): string {
  const last = addDays(from, MAX_REPORT_DAYS - 1)
  return to < from ? from : to > last ? last : to
}

function firstOf(from: string, to: string): string {
  const first = addDays(to, 1 - MAX_REPORT_DAYS)
  return from > to ? to : from < first ? first : from
}
