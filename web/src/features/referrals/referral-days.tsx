import type { ReferralInfo } from '@runmart/contract/referrals'
import { numberText } from '@runmart/i18n/formats'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { DaysFigure, DaysTable } from '#ui/days-chart.tsx'
import { Empty } from '#ui/empty.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'

const measures = ['earned', 'clicks', 'signups'] as const
type Measure = (typeof measures)[number]

type Props = { days: ReferralInfo['daily'] }

/** Thirty days of clicks, sign-ups and earnings. */
export function ReferralDays({ days }: Props) {
  const t = useTranslations()
  const hasData = days.some((day) => day.clicks || day.signups || day.earned)
  return (
    <Section title={t('referrals.days')}>
      {hasData ? (
        <DaysChart days={days} />
      ) : (
        <Empty icon={ChartColumn} title={t('referrals.daysEmpty')}>
          {t('referrals.daysEmptyText')}
        </Empty>
      )}
    </Section>
  )
}

/** Shows one measure at a time, because dong and people share no scale; the table has all of them. */
function DaysChart({ days }: Props) {
  const { language, t } = useLanguage()
  const [measure, setMeasure] = useState<Measure>(() => measures.find((it) => days.some((day) => day[it])) ?? 'earned')
  const format = (of: Measure, value: number) =>
    of === 'earned' ? moneyText(language, value) : numberText(language, value)
  const total = (pointed: number | null) =>
    days.reduce((sum, day, index) => sum + (pointed === null || pointed === index ? day[measure] : 0), 0)
  return (
    <>
      <div className="mb-4">
        <SegmentedControl
          bare
          label={t('referrals.measure')}
          name="measure"
          value={measure}
          options={measures.map((value) => ({ value, label: t(`referrals.${value}`) }))}
          onChange={setMeasure}
        />
      </div>
      <DaysFigure
        days={days.map((day) => ({ date: day.date, amount: day[measure] }))}
        {...(measure === 'earned' && { unit: '₫' })}
        legend={(pointed) => (
          <span className="flex items-center gap-2">
            <span aria-hidden className="size-2.5 rounded-[3px] bg-brand" />
            <span className="text-[13px] text-ink-soft">{t(`referrals.${measure}`)}</span>
            <span className="font-bold text-ink tabular-nums">{format(measure, total(pointed))}</span>
          </span>
        )}
        table={
          <DaysTable
            caption={t('referrals.days')}
            day={t('referrals.day')}
            dates={days.map((day) => day.date)}
            columns={measures.map((it) => ({
              header: t(`referrals.${it}`),
              cells: days.map((day) => format(it, day[it])),
            }))}
          />
        }
      />
    </>
  )
}
