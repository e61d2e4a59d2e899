import { weekdays } from '@runmart/contract/bots-schedules'
import { useId } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useFormState } from '#ui/form-context.ts'
import { weekdayText } from './schedule-text.ts'

type Props = {
  label: string
  name: string
  value: readonly number[]
  onChange: (days: readonly number[]) => void
}

/** Some days of the week, all in sight. */
export function WeekdayField({ label, name, value, onChange }: Props) {
  const { language } = useLanguage()
  const id = useId()
  const { problems, clearProblem } = useFormState()
  const problem = problems[name]
  const toggle = (day: number, isOn: boolean) => {
    clearProblem(name)
    onChange(weekdays.filter((it) => (it === day ? isOn : value.includes(it))))
  }
  return (
    <fieldset aria-describedby={problem ? id : undefined}>
      <legend className="mb-1.5 text-[13px] font-semibold text-ink">{label}</legend>
      <div className="grid grid-cols-4 gap-1 sm:grid-cols-7">
        {weekdays.map((day) => (
          <label
            key={day}
            className="flex h-9 cursor-pointer items-center justify-center rounded-md border border-field px-1 font-semibold text-ink-soft transition-colors hover:text-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand pointer-coarse:h-11"
          >
            <input
              type="checkbox"
              name={name}
              aria-label={weekdayText(language, day, 'long')}
              aria-invalid={problem ? true : undefined}
              checked={value.includes(day)}
              onChange={(event) => toggle(day, event.target.checked)}
              className="sr-only"
            />
            <span aria-hidden>{weekdayText(language, day, 'short')}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={id} role="alert" className="mt-1.5 text-[13px] font-medium text-failed">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
