import type { ReferralInfo } from '@runmart/contract/referrals'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { Choice } from '#ui/choice.tsx'
import { DaysFigure, DaysTable } from '#ui/days-chart.tsx'
import { moneyText } from '#ui/money-text.ts'

const measures = ['earned', 'clicks', 'signups'] as const
type Measure = (typeof measures)[number]

type Props = { days: ReferralInfo['daily'] }

/** One measure of the last days at a time, because dong and people share no scale; the table behind has all of them. */
export function ReferralDays({ days }: Props) {
  const { language, t } = useLanguage()
  const [chosen, setChosen] = useState<Measure>(() => measures.find((it) => days.some((day) => day[it])) ?? 'earned')
  const number = new Intl.NumberFormat(language)
  const text = (measure: Measure, value: number) =>
    measure === 'earned' ? moneyText(language, value) : number.format(value)
  const total = (pointed: number | null) =>
    days.reduce((sum, day, index) => sum + (pointed === null || pointed === index ? day[chosen] : 0), 0)
  return (
    <>
      <div className="mb-4">
        <Choice
          bare
          label={t('referrals.measure')}
          name="measure"
          value={chosen}
          options={measures.map((value) => ({ value, label: t(`referrals.${value}`) }))}
          onChange={setChosen}
        />
      </div>
      <DaysFigure
        days={days.map((day) => ({ date: day.date, up: day[chosen], down: 0 }))}
        legend={(pointed) => (
          <span className="flex items-center gap-2">
            <span aria-hidden className="size-2.5 rounded-[3px] bg-brand" />
            <span className="text-[13px] text-ink-soft">{t(`referrals.${chosen}`)}</span>
            <span className="font-bold text-ink tabular-nums">{text(chosen, total(pointed))}</span>
          </span>
        )}
        table={
          <DaysTable
            caption={t('referrals.days')}
            day={t('referrals.day')}
            dates={days.map((day) => day.date)}
            columns={measures.map((measure) => ({
              header: t(`referrals.${measure}`),
              cells: days.map((day) => text(measure, day[measure])),
            }))}
          />
        }
      />
    </>
  )
}
