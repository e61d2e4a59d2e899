import type { OrderRun } from '@runmart/contract/bots'
import { useLanguage } from '#platform/language.tsx'
import { moneyText } from '#ui/money-text.ts'
import { dateTimeText } from '#ui/when-text.ts'

type Props = OrderRun & {
  /** What of the money would come back now; null until that is known. */ refund: number | null
}

/** What stopping means: what comes back, or until when it can be started again. */
export function StopTerms({ order, run, refund }: Props) {
  const { language, t } = useLanguage()
  const { expiresAt, totalCash } = order
  if (run.billing === 'day')
    return t('runConsole.stopDays', { date: expiresAt ? dateTimeText(language, new Date(expiresAt)) : '' })
  if (totalCash === 0) return t('runConsole.stopFree')
  if (refund === null) return t('runConsole.stopUnknown')
  if (refund === 0) return t('runConsole.stopNothing')
  return t('runConsole.stopBack', { amount: moneyText(language, refund), total: moneyText(language, totalCash) })
}
