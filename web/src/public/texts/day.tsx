import { usePlace } from '../use-place.ts'
import { dayText } from './day-text.ts'

/** A day of the calendar, for people and for programs. */
export function Day({ date }: { date: string }) {
  const { language } = usePlace()
  return <time dateTime={date}>{dayText(language, date)}</time>
}
