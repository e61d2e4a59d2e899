import type { RepeatPlan } from '@runmart/contract/repeats'
import type { Translations } from '#platform/language.tsx'
import { dateText } from '#ui/date-text.ts'

/** How many orders a plan has placed, of how many. */
export function placedText({ t }: Translations, { ordered, times }: RepeatPlan): string {
  return times === null ? t('repeats.ordered', { count: ordered }) : t('repeats.orderedOf', { count: ordered, times })
}

/** Why a plan did not order at its last date, or why it is over; null where there is nothing to explain. */
export function planNote({ language, t }: Translations, plan: RepeatPlan): string | null {
  if (plan.problem) return `${t(`repeatReasons.${plan.problem}`)} ${t('repeats.triesAgain')}`
  if (!plan.endedAt) return null
  const ended = t('repeats.endedOn', { date: dateText(language, new Date(plan.endedAt)) })
  return plan.endReason ? `${ended} ${t(`repeatReasons.${plan.endReason}`)}` : ended
}
