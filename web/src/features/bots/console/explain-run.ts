import type { OrderRun } from '@runmart/contract/bots'
import type { Translations } from '#platform/language.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { moneyText } from '#ui/money-text.ts'
import { answeredOf } from '../answered-of.ts'
import { isExpired } from '../run-time.ts'

/** Explains the next step of a run and its effect on the money. */
export function explainRun(translations: Translations, { order, run }: OrderRun): string {
  const { orderStatus } = order
  return orderStatus === 'pending' || orderStatus === 'in-progress'
    ? explainOpen(translations, { order, run })
    : explainEnded(translations, { order, run })
}

function explainOpen({ language, t }: Translations, { order, run }: OrderRun): string {
  const isByDay = run.billing === 'day'
  const date = order.expiresAt ? dateTimeText(language, new Date(order.expiresAt)) : ''
  switch (order.botStatus) {
    case 'started':
      if (run.queued) return t(isByDay ? 'runConsole.queuedDays' : 'runConsole.queuedText')
      return t(isByDay ? 'runConsole.beginsDays' : 'runConsole.begins')
    case 'running':
      return isByDay ? t('runConsole.runsDays', { date }) : t('runConsole.runs')
    case 'paused':
      return isByDay ? t('runConsole.pausedDays', { date }) : t('runConsole.pausedText')
    case 'error':
      return isByDay ? t('runConsole.errorDays', { date }) : t('runConsole.error')
    case 'stopped':
      return t('runConsole.stoppedDays', { date })
    default:
      return t(isByDay ? 'runConsole.readyDays' : 'runConsole.ready')
  }
}

function explainEnded({ language, t }: Translations, { order, run }: OrderRun): string {
  const amount = moneyText(language, order.refunded)
  const isRefunded = order.refunded > 0
  const { total } = run.progress
  const done = answeredOf(run.progress)
  if (order.orderStatus === 'cancel')
    return isRefunded ? t('orderPage.cancelledBack', { amount }) : t('orderPage.cancelled')
  if (order.orderStatus === 'refund') return t('orderPage.givenBack', { amount })
  if (order.orderStatus === 'failed') return isRefunded ? t('orderPage.failedBack', { amount }) : t('orderPage.failed')
  if (isExpired({ order, run }))
    return t('runConsole.expiredText', { date: dateTimeText(language, new Date(order.expiresAt ?? '')) })
  if (done < total)
    return isRefunded ? t('runConsole.endedBack', { done, total, amount }) : t('runConsole.ended', { done, total })
  const { failed } = run.progress
  const outcome =
    failed === 0
      ? t('runConsole.finished')
      : failed === total
        ? t('runConsole.allFailed', { total })
        : t('runConsole.someFailed', { failed, total })
  return isRefunded ? `${outcome} ${t('runConsole.cameBack', { amount })}` : outcome
}
