import type { OrderRun } from '@runmart/contract/bots'
import { useTranslations } from '#platform/language.tsx'
import { Alert } from '#ui/alert.tsx'
import { answeredOf } from '../answered-of.ts'

const LEAST_ANSWERED = 50

/** Suggests a pause if most lines fail: failed lines cost money too. */
export function FailureWarning({ order, run: { progress } }: OrderRun) {
  const t = useTranslations()
  const answered = answeredOf(progress)
  if (order.botStatus !== 'running' || answered < LEAST_ANSWERED || progress.failed * 2 <= answered) return null
  return (
    <Alert tone="warning" title={t('runConsole.failing')}>
      {order.billing === 'day' ? t('runConsole.failingDays') : t('runConsole.failingText')}
    </Alert>
  )
}
