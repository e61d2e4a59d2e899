import type { Language } from '@runmart/contract/languages'
import { usePage } from '#site/page-context.ts'

/** A day of the calendar, for people and for programs. */
export function Day({ date }: { date: string }) {
  const { language } = usePage()
  return <time dateTime={date}>{dayText(language, date)}</time>
}

/** A day as people write it: `2026-10-06` → `October 6, 2026`. The same everywhere: a day of the calendar has no time zone. */
export function dayText(language: Language, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
