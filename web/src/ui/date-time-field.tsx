import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { classes } from './classes.ts'
import { DateField } from './date-field.tsx'
import { parseTime, readDay } from './parse-day.ts'
import { TextField } from './text-field.tsx'

type Props = {
  label: string
  /** The name of the day field; the time field appends `Time`. */
  name: string
  /** `2026-11-16T10:30`, or empty. */
  defaultValue: string
  /** The time for a day without one. */
  usualTime: string
  hint?: string | undefined
  optional?: boolean
  /** Reports typed values in the same format, for forms that keep a draft. */
  onChange?: (value: string) => void
}

/** Aligns labels, boxes and sentences of the two fields, even if a label takes two lines. */
const inRows = 'row-span-3 grid! grid-rows-subgrid'

/** A day and a time, both typed in the language's format; forms read them with `readDateTime`. */
export function DateTimeField({ label, name, defaultValue, usualTime, hint, optional = false, onChange }: Props) {
  const { t } = useLanguage()
  const [startDay = '', startTime = ''] = defaultValue.split('T')
  const [day, setDay] = useState(startDay)
  const [time, setTime] = useState(startTime)
  const [isWrong, setWrong] = useState(false)
  const readTime = () => {
    const read = time.trim() === '' ? '' : parseTime(time)
    setWrong(read === null)
    if (read !== null) changeTo(day, read || (day && usualTime))
  }
  const changeTo = (nextDay: string, nextTime: string) => {
    setDay(nextDay)
    setTime(nextTime)
    onChange?.(joined(nextDay, nextTime))
  }
  const changeDay = (next: string) => changeTo(next, !next || !time ? next && usualTime : time)
  return (
    <fieldset
      aria-label={label}
      className={classes(
        'grid grid-cols-[minmax(0,1fr)_6rem] gap-x-2 gap-y-1.5 [&_div:has(>label)]:self-end',
        // A sentence below the day may use the width of both.
        !isWrong && '[&>:first-child_p]:-mr-26',
      )}
    >
      <DateField
        className={`${inRows} *:row-span-3 *:grid! *:grid-rows-subgrid`}
        label={label}
        name={name}
        value={day}
        onChange={changeDay}
        onUnreadable={(typed) => onChange?.(joined(typed, time || usualTime))}
        hint={hint}
        optional={optional}
      />
      <TextField
        className={inRows}
        label={t('lists.time')}
        name={`${name}Time`}
        value={time}
        onChange={(event) => {
          changeTo(day, event.target.value)
          setWrong(false)
        }}
        onBlur={readTime}
        onKeyDown={(event) => event.key === 'Enter' && readTime()}
        error={isWrong ? t('lists.timeFormat', { example: usualTime }) : undefined}
        placeholder={usualTime}
        inputMode="numeric"
        autoComplete="off"
        inputClassName="tabular-nums"
      />
    </fieldset>
  )
}

/**
 * The day and time of a form, `2026-11-16T10:30`; empty without a day. Unreadable text stays for the contract to
 * refuse.
 */
export function readDateTime(data: FormData, name: string): string {
  const text = (field: string) => String(data.get(field) ?? '').trim()
  return joined(text(name), text(`${name}Time`))
}

function joined(day: string, time: string): string {
  if (!day && !time) return ''
  return `${readDay(day)}T${(time && parseTime(time)) ?? time}`
}
