import type { OrderRun } from '@runmart/contract/bots'
import { useLanguage } from '#platform/language.tsx'
import { moneyText } from '#ui/money-text.ts'
import { dateText } from '#ui/when-text.ts'

/** What else is to be known of a run in a list: that it waits for its turn, what came back, until when its results are kept. */
export function RunRest({ order: { refunded }, run: { queued, filesGone, filesUntil } }: OrderRun) {
  const { language, t } = useLanguage()
  const facts = [
    ...(queued ? [t('runs.queued')] : []),
    ...(refunded > 0 ? [t('orders.cameBack', { amount: moneyText(language, refunded) })] : []),
    ...(filesGone ? [t('runConsole.gone')] : []),
    ...(filesUntil && !filesGone ? [t('runs.keptUntil', { date: dateText(language, new Date(filesUntil)) })] : []),
  ]
  return facts.length > 0 && <p className="text-[13px] text-pretty text-ink-faint">{facts.join(' · ')}</p>
}
