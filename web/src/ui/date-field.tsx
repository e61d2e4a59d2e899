import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { dayOf } from '#platform/days.ts'
import { useLanguage } from '#platform/language.tsx'
import { shownTimeZone } from '#platform/time-zone.ts'
import { useFormState } from './form-context.ts'
import { IconButton } from './icon-button.tsx'
import { parseDay, typedDay } from './parse-day.ts'
import { TextField } from './text-field.tsx'

const CalendarPopover = lazy(() => import('./calendar-popover.tsx'))

type Props = {
  label: string
  name: string
  /** `2026-11-16`, or empty. */
  value: string
  onChange: (day: string) => void
  /** For forms that keep a draft: reports typed text that is not a day. */
  onUnreadable?: ((typed: string) => void) | undefined
  /** The first and the last day that the calendar offers. */
  min?: string | undefined
  max?: string | undefined
  hint?: string | undefined
  optional?: boolean
  title?: string
  className?: string
}

/**
 * A day, typed in the language's format or chosen in a calendar. Unreadable text stays and shows a problem; forms read
 * the field with `readDay`.
 */
export function DateField(props: Props) {
  const { label, name, value, onChange, onUnreadable, min, max, hint, optional = false, title, className } = props
  const { language, t } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(() => typedDay(language, value))
  const [isWrong, setWrong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const { clearProblem } = useFormState()
  /** The last reported day. After unreadable text even the same day is news. */
  const told = useRef(value)
  const today = dayOf(new Date(), shownTimeZone())
  useEffect(() => {
    setTyped(typedDay(language, value))
    setWrong(false)
    told.current = value
  }, [language, value])
  const read = () => {
    const day = typed.trim() === '' ? '' : parseDay(typed, today)
    setWrong(day === null)
    const next = day ?? typed
    const isNews = next !== told.current
    told.current = next
    if (day === null) return isNews && onUnreadable?.(typed)
    setTyped(typedDay(language, day))
    if (isNews) onChange(day)
  }
  return (
    <div ref={box} className={className}>
      <TextField
        label={label}
        name={name}
        hint={hint}
        optional={optional}
        title={title}
        value={typed}
        error={isWrong ? t('lists.dayFormat', { example: typedDay(language, today) }) : undefined}
        placeholder={t('lists.dayPlaceholder')}
        inputMode="numeric"
        autoComplete="off"
        inputClassName="tabular-nums"
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
        onBlur={read}
        onKeyDown={(event) => event.key === 'Enter' && read()}
        end={
          <IconButton
            label={`${t('lists.openCalendar')}: ${label}`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            className="size-8! pointer-coarse:size-10!"
            onClick={() => {
              setOpened(true)
              setOpen(!isOpen)
            }}
          >
            <CalendarDays aria-hidden />
          </IconButton>
        }
      />
      {wasOpened && (
        <Suspense>
          <CalendarPopover
            anchor={box}
            open={isOpen}
            onOpenChange={setOpen}
            label={label}
            value={value}
            today={today}
            min={min}
            max={max}
            onChoose={(day) => {
              setOpen(false)
              clearProblem(name)
              if (day !== value) onChange(day)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
