import { type BotSchedule, botSchedules, ScheduleForm, weekdays } from '@runmart/contract/bots-schedules'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { shownTimeZone } from '#platform/time-zone.ts'
import { useAct } from '#platform/use-act.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { parseTime } from '#ui/parse-day.ts'
import { readAmount } from '#ui/read-amount.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { WeekdayField } from './weekday-field.tsx'

type Props = { orderId: string; schedule: BotSchedule | null; open: boolean; onClose: () => void }

/** Sets when a bot starts by itself: at a time on some days of the week, or every so many hours. */
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
