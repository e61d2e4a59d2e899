import type { RepeatPlan } from '@runmart/contract/repeats'
import type { Translations } from '#platform/language.tsx'
import { dateText } from '#ui/date-text.ts'

/** The number of placed orders, with the planned total if the plan has one. */
export function placedText({ t }: Translations, { ordered, times }: RepeatPlan): string {
  return times === null ? t('repeats.ordered', { count: ordered }) : t('repeats.orderedOf', { count: ordered, times })
}

/** The reason why a plan skipped its last date or ended; null without one. */
export function planNote({ language, t }: Translations, plan: RepeatPlan): string | null {
  if (plan.problem) return `${t(`repeatReasons.${plan.problem}`)} ${t('repeats.triesAgain')}`
  if (!plan.endedAt) return null
  const ended = t('repeats.endedOn', { date: dateText(language, new Date(plan.endedAt)) })
  return plan.endReason ? `${ended} ${t(`repeatReasons.${plan.endReason}`)}` : ended
}
