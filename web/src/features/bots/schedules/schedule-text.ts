import { type ScheduleForm, weekdays } from '@runmart/contract/bots-schedules'
import type { Translations } from '#platform/language.tsx'

/** The text of a schedule: `Every day at 03:30`, `Mon, Fri at 03:30`, `Every 6 hours`. */
export function scheduleText({ language, t }: Pick<Translations, 'language' | 't'>, when: ScheduleForm): string {
  if (when.by === 'hours') return t('botSchedules.everyHours', { count: when.hours })
  const { time } = when
  if (when.weekdays.length === weekdays.length) return t('botSchedules.everyDay', { time })
  const days = when.weekdays.map((day) => weekdayText(language, day, 'short')).join(', ')
  return t('botSchedules.onDays', { days, time })
}

/** The name of a weekday, from 1 for Monday: 1 January 2024 was a Monday. */
export function weekdayText(language: string, day: number, weekday: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))
}
