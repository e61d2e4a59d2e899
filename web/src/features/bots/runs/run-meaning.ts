import type { OrderRun } from '@runmart/contract/bots'
import type { Voice } from '#platform/language.tsx'
import { moneyText } from '#ui/money-text.ts'
import { dateTimeText } from '#ui/when-text.ts'
import { isExpired } from './is-expired.ts'

/** What happens next with a run, and what that means for the money. */
export function runMeaning(voice: Voice, { order, run }: OrderRun): string {
  const { orderStatus } = order
  return orderStatus === 'pending' || orderStatus === 'in-progress'
    ? openMeaning(voice, { order, run })
    : endMeaning(voice, { order, run })
}

function openMeaning({ language, say }: Voice, { order, run }: OrderRun): string {
  const days = run.billing === 'day'
  const date = order.expiresAt ? dateTimeText(language, new Date(order.expiresAt)) : ''
  switch (order.botStatus) {
    case 'started':
      if (run.queued) return say(days ? 'runConsole.queuedDays' : 'runConsole.queuedText')
      return say(days ? 'runConsole.beginsDays' : 'runConsole.begins')
    case 'running':
      return days ? say('runConsole.runsDays', { date }) : say('runConsole.runs')
    case 'paused':
      return days ? say('runConsole.pausedDays', { date }) : say('runConsole.pausedText')
    case 'error':
      return days ? say('runConsole.errorDays', { date }) : say('runConsole.error')
    case 'stopped':
      return say('runConsole.stoppedDays', { date })
    default:
      return say(days ? 'runConsole.readyDays' : 'runConsole.ready')
  }
}

function endMeaning({ language, say }: Voice, { order, run }: OrderRun): string {
  const amount = moneyText(language, order.refunded)
  const back = order.refunded > 0
  const { total, ok, failed } = run.progress
  const done = ok + failed
  if (order.orderStatus === 'cancel')
    return back ? say('orderPage.cancelledBack', { amount }) : say('orderPage.cancelled')
  if (order.orderStatus === 'refund') return say('orderPage.givenBack', { amount })
  if (order.orderStatus === 'failed') return back ? say('orderPage.failedBack', { amount }) : say('orderPage.failed')
  if (isExpired({ order, run }))
    return say('runConsole.expiredText', { date: dateTimeText(language, new Date(order.expiresAt ?? '')) })
  if (done < total)
    return back ? say('runConsole.endedBack', { done, total, amount }) : say('runConsole.ended', { done, total })
  return back ? say('runConsole.finishedBack', { amount }) : say('runConsole.finished')
}
