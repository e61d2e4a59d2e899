import { type BotSchedule, botSchedules, ScheduleForm, weekdays } from '@runmart/contract/bots-schedules'
import { useId, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { shownTimeZone } from '#platform/time-zone.ts'
import { useAct } from '#platform/use-act.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { useFormState } from '#ui/form-context.ts'
import { parseTime } from '#ui/parse-day.ts'
import { readAmount } from '#ui/read-amount.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { weekdayText } from './schedule-text.ts'

type Props = { orderId: string; schedule: BotSchedule | null; open: boolean; onClose: () => void }

/** Edits the schedule of a bot: a time on chosen weekdays, or an interval in hours. */
export function ScheduleDialog({ open, onClose, ...props }: Props) {
  const { t } = useLanguage()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('botSchedules.title')}
      description={t('botSchedules.text')}
    >
      <DatesForm {...props} onClose={onClose} />
    </Dialog>
  )
}

const usual = { time: '08:00', hours: 6 }

function DatesForm({ orderId, schedule, onClose }: Omit<Props, 'open'>) {
  const { language, t } = useLanguage()
  const { act } = useAct(botSchedules.save)
  const when = schedule?.when
  const [by, setBy] = useState<ScheduleForm['by']>(when?.by ?? 'clock')
  const [days, setDays] = useState<readonly number[]>(when?.by === 'clock' ? when.weekdays : weekdays)
  return (
    <Form
      label={t('botSchedules.title')}
      schema={ScheduleForm}
      read={(data) => {
        const typed = (name: string) => String(data.get(name)).trim()
        return by === 'hours'
          ? { by, hours: readAmount(language, typed('hours')) }
          : { by, time: parseTime(typed('time')) ?? typed('time'), weekdays: days }
      }}
      onSubmit={async (body) => {
        const answer = await act({ params: { id: orderId }, body })
        if (answer.success) onClose()
        return answer
      }}
    >
      <SegmentedControl
        label={t('botSchedules.how')}
        name="by"
        value={by}
        options={[
          { value: 'clock', label: t('botSchedules.byClock') },
          { value: 'hours', label: t('botSchedules.byHours') },
        ]}
        onChange={setBy}
      />
      {by === 'clock' ? (
        <>
          <WeekdayField label={t('botSchedules.days')} name="weekdays" value={days} onChange={setDays} />
          <TextField
            key="time"
            label={t('botSchedules.time')}
            name="time"
            hint={t('botSchedules.timeHint', { zone: shownTimeZone() })}
            defaultValue={when?.by === 'clock' ? when.time : usual.time}
            placeholder={usual.time}
            inputMode="numeric"
            autoComplete="off"
            inputClassName="tabular-nums"
          />
        </>
      ) : (
        <TextField
          key="hours"
          label={t('botSchedules.hours')}
          name="hours"
          hint={t('botSchedules.hoursHint')}
          defaultValue={String(when?.by === 'hours' ? when.hours : usual.hours)}
          inputMode="numeric"
          autoComplete="off"
          inputClassName="tabular-nums"
        />
      )}
      <p className="text-[13px] text-pretty text-ink-faint">{t('botSchedules.terms')}</p>
      <SubmitButton>{t('botSchedules.save')}</SubmitButton>
    </Form>
  )
}

type WeekdayFieldProps = {
  label: string
  name: string
  value: readonly number[]
  onChange: (days: readonly number[]) => void
}

/** Chooses weekdays; all seven are visible. */
function WeekdayField({ label, name, value, onChange }: WeekdayFieldProps) {
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
