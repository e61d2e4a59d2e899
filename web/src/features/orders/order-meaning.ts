import type { Order, TimelineEntry } from '@runmart/contract/orders'
import { DAYS_TO_BEGIN } from '@runmart/contract/orders-states'
import type { Voice } from '#platform/language.tsx'
import { moneyText } from '#ui/money-text.ts'
import { dateText } from '#ui/when-text.ts'
import { lacksLines } from './lacks-lines.ts'

/** What the state of an order means for its customer now. */
export function orderMeaning({ language, say }: Voice, order: Order, timeline: readonly TimelineEntry[]): string {
  const amount = moneyText(language, order.refunded)
  const date = order.expiresAt && dateText(language, new Date(order.expiresAt))
  const back = order.refunded > 0
  switch (order.orderStatus) {
    case 'pending':
      if (order.serviceType === 'AUTO_BOT')
        return say(lacksLines(order, timeline) ? 'orderPage.waitsForLines' : 'orderPage.waitsForBot')
      return date ? say('orderPage.waitsUntil', { date }) : say('orderPage.waits')
    case 'in-progress':
      return date ? say('orderPage.underWayUntil', { date }) : say('orderPage.underWay')
    case 'success':
      return back ? say('orderPage.doneBack', { amount }) : say('orderPage.done')
    case 'failed':
      if (timeline.some(({ event }) => event === 'expired'))
        return say('orderPage.expired', { count: DAYS_TO_BEGIN, amount })
      return back ? say('orderPage.failedBack', { amount }) : say('orderPage.failed')
    case 'cancel':
      return back ? say('orderPage.cancelledBack', { amount }) : say('orderPage.cancelled')
    case 'refund':
      return say('orderPage.givenBack', { amount })
  }
}
