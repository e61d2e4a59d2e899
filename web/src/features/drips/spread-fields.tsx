import type { Service } from '@runmart/contract/catalog'
import { DRIP_DAYS, isSpreadable, isWithinDrip } from '@runmart/contract/drips'
import { runLimits } from '@runmart/contract/orders-forms'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Details } from '#ui/details.tsx'
import { readAmount } from '#ui/read-amount.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useNow } from '#ui/use-now.ts'

const units = { minute: 1, hour: 60, day: 24 * 60 } as const
type Unit = keyof typeof units
const unitNames = Object.keys(units) as Unit[]

/** The typed values in the stored draft: empty unless the order is spread. */
type TypedSpread = { runs: string; every: string; everyUnit: string }
type Kept = { typed: { [Name in keyof TypedSpread]?: string | undefined }; keep: (typed: TypedSpread) => void }

/** True if the chosen service allows spread orders. */
export function canSpread(service: Pick<Service, 'serviceType' | 'billing' | 'stocked'> | null): boolean {
  return service !== null && isSpreadable(service)
}

/** The state of the fields for a spread order: number of runs and interval. */
export function useSpread({ typed: kept, keep }: Kept) {
  const { language } = useLanguage()
  const [typed, setTyped] = useState<TypedSpread>(() => ({
    runs: kept.runs ?? '',
    every: kept.every ?? '',
    everyUnit: kept.everyUnit ?? '',
  }))
  const [isOn, setIsOn] = useState(typed.runs !== '')
  const change = (next: Partial<TypedSpread>) => {
    const all = { ...typed, ...next }
    setTyped(all)
    keep(all)
  }
  const unit = unitNames.find((it) => it === typed.everyUnit) ?? 'hour'
  const every = readAmount(language, typed.every)
  return {
    typed,
    unit,
    isOn,
    turn: (on: boolean) => {
      setIsOn(on)
      change(on ? { runs: '5', every: '1', everyUnit: 'hour' } : { runs: '', every: '', everyUnit: '' })
    },
    change,
    /** The parsed values for the form. */
    form: { runs: readAmount(language, typed.runs), everyMinutes: every && every * units[unit] },
  }
}
export type Spread = ReturnType<typeof useSpread>

/** The fields for runs and interval, with the date of the last run; a button until pressed. */
export function SpreadFields({ spread }: { spread: Spread }) {
  const t = useTranslations()
  const { typed, unit, isOn, turn, change } = spread
  if (!isOn)
    return (
      <Button size="sm" icon={<CalendarClock aria-hidden />} className="self-start" onClick={() => turn(true)}>
        {t('drips.add')}
      </Button>
    )
  const number = { inputMode: 'numeric', autoComplete: 'off', inputClassName: 'tabular-nums' } as const
  return (
    <fieldset className="flex flex-col gap-5 rounded-lg border border-line p-4">
      <legend className="sr-only">{t('drips.formTitle')}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p aria-hidden className="font-semibold text-ink">
          {t('drips.formTitle')}
        </p>
        <Button size="sm" variant="quiet" onClick={() => turn(false)}>
          {t('drips.remove')}
        </Button>
      </div>
      <TextField
        {...number}
        name="runs"
        label={t('drips.runs')}
        hint={t('drips.runsHint', runLimits)}
        value={typed.runs}
        onChange={(event) => change({ runs: event.target.value })}
      />
      <TextField
        {...number}
        name="everyMinutes"
        label={t('drips.every')}
        hint={t('drips.everyHint', { days: DRIP_DAYS })}
        value={typed.every}
        onChange={(event) => change({ every: event.target.value })}
      />
      <SegmentedControl
        label={t('drips.unit')}
        name="everyUnit"
        value={unit}
        options={unitNames.map((value) => ({ value, label: t(`drips.${value}`) }))}
        onChange={(everyUnit) => change({ everyUnit })}
      />
      <LastRun form={spread.form} />
      <p className="text-[13px] text-pretty text-ink-faint">{t('drips.terms')}</p>
    </fieldset>
  )
}

/** The start of the last run for an order placed now. */
function LastRun({ form: { runs, everyMinutes } }: Pick<Spread, 'form'>) {
  const t = useTranslations()
  const now = useNow()
  if (!runs || !everyMinutes || !isWithinDrip({ runs, everyMinutes })) return null
  const at = new Date(now + (runs - 1) * everyMinutes * 60_000).toISOString()
  return <Details items={[{ label: t('drips.last'), value: <DateTime at={at} as="time" /> }]} />
}
