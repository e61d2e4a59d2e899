import { Popover } from '@base-ui/react/popover'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { addDays, addMonths } from '#platform/days.ts'
import { useLanguage } from '#platform/language.tsx'
import { classes } from './classes.ts'
import { dayText, monthText } from './date-text.ts'
import { IconButton } from './icon-button.tsx'
import { popoverStyles } from './popover-styles.ts'

type Props = CalendarProps & {
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A calendar below its field; Escape closes it and returns the focus to the field. */
export default function CalendarPopover({ anchor, open, onOpenChange, ...calendar }: Props) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // The button of the field closes it by itself.
        if (!(event?.target instanceof Node && anchor.current?.contains(event.target))) onOpenChange(next)
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align="start" sideOffset={4} collisionPadding={8} className="z-50">
          <Popover.Popup
            ref={popup}
            aria-label={calendar.label}
            initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]') ?? true}
            finalFocus={() => anchor.current?.querySelector('button') ?? true}
            className={classes(popoverStyles, 'p-3!')}
          >
            <Calendar {...calendar} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

type CalendarProps = {
  label: string
  /** The chosen day, or empty. */
  value: string
  today: string
  min?: string | undefined
  max?: string | undefined
  onChoose: (day: string) => void
}

/**
 * One month, Monday first. Arrows go by days and weeks. Page Up and Page Down go by months, Home and End to the ends of
 * a week.
 */
function Calendar({ label, value, today, min, max, onChoose }: CalendarProps) {
  const { language, t } = useLanguage()
  const grid = useRef<HTMLTableElement>(null)
  const [current, setCurrent] = useState(() => within(value || today, min, max))
  const month = current.slice(0, 7)
  const go = (day: string) => setCurrent(within(day, min, max))
  const isMovedByKey = useRef(false)
  useEffect(() => {
    if (isMovedByKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
    isMovedByKey.current = false
  }, [current])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(current)
    if (!next) return
    event.preventDefault()
    isMovedByKey.current = true
    go(next)
  }
  return (
    <div className="w-70">
      <div className="flex items-center justify-between">
        <IconButton label={t('lists.previousMonth')} onClick={() => go(sameDay(current, -1))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <span aria-live="polite" className="font-semibold first-letter:uppercase">
          {monthText(language, month)}
        </span>
        <IconButton label={t('lists.nextMonth')} onClick={() => go(sameDay(current, 1))}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <table ref={grid} aria-label={label} className="mt-2 w-full table-fixed">
        <thead>
          <tr>
            {weekOf(month)
              .slice(0, 7)
              .map((day) => (
                <th key={day} scope="col" className="h-8 text-center text-xs font-semibold text-ink-faint">
                  {weekday(language, day)}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0 text-center">
                  {day.startsWith(month) && (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === current ? 0 : -1}
                      disabled={isOutside(day, min, max)}
                      aria-label={dayText(language, day)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-pressed={day === value}
                      onKeyDown={onKeyDown}
                      onClick={() => onChoose(day)}
                      className={classes(
                        'grid size-10 place-items-center rounded-lg tabular-nums hover:bg-sunken disabled:text-ink-faint disabled:opacity-40 dark:hover:bg-line',
                        day === today && 'font-bold text-brand',
                        day === value && 'bg-brand! text-on-brand!',
                      )}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const steps: Partial<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => sameDay(day, -1),
  PageDown: (day) => sameDay(day, 1),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
}

/** From Monday, which is 0. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The same day of another month, or its last one. */
function sameDay(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months)
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  return same < last ? same : last
}

const isOutside = (day: string, min: string | undefined, max: string | undefined) =>
  Boolean((min && day < min) || (max && day > max))

function within(day: string, min: string | undefined, max: string | undefined): string {
  if (min && day < min) return min
  return max && day > max ? max : day
}

function weekOf(month: string): string[] {
  const first = `${month}-01`
  return Array.from({ length: 7 }, (_, at) => addDays(first, at - weekdayOf(first)))
}

function weeksOf(month: string): string[][] {
  const weeks = [weekOf(month)]
  for (;;) {
    const next = (weeks.at(-1) ?? []).map((day) => addDays(day, 7))
    if (!next[0]?.startsWith(month)) return weeks
    weeks.push(next)
  }
}

function weekday(language: string, day: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
