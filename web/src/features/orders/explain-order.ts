import type { Order, TimelineEntry } from '@runmart/contract/orders-order'
import { DAYS_TO_BEGIN, isScheduled } from '@runmart/contract/orders-states'
import type { Translations } from '#platform/language.tsx'
import { dateText, dateTimeText } from '#ui/date-text.ts'
import { moneyText } from '#ui/money-text.ts'
import { lacksLines } from './rules.ts'

/** Explains the state of an order to its customer. */
export function explainOrder({ language, t }: Translations, order: Order, timeline: readonly TimelineEntry[]): string {
  const amount = moneyText(language, order.refunded)
  const date = order.expiresAt && dateText(language, new Date(order.expiresAt))
  const isRefunded = order.refunded > 0
  switch (order.orderStatus) {
    case 'pending':
      if (order.startsAt && isScheduled(order))
        return t('drips.startsAt', { date: dateTimeText(language, new Date(order.startsAt)) })
      if (order.serviceType === 'AUTO_BOT')
        return t(lacksLines(order, timeline) ? 'orderPage.waitsForLines' : 'orderPage.waitsForBot')
      return date ? t('orderPage.waitsUntil', { date }) : t('orderPage.waits')
    case 'in-progress':
      return date ? t('orderPage.underWayUntil', { date }) : t('orderPage.underWay')
    case 'success':
      if (isRefunded) return t('orderPage.doneBack', { amount })
      return t(order.goods ? 'orderPage.doneGoods' : 'orderPage.done')
    case 'failed':
      if (timeline.some(({ event }) => event === 'expired'))
        return t('orderPage.expired', { count: DAYS_TO_BEGIN, amount })
      return isRefunded ? t('orderPage.failedBack', { amount }) : t('orderPage.failed')
    case 'cancel':
      return isRefunded ? t('orderPage.cancelledBack', { amount }) : t('orderPage.cancelled')
    case 'refund':
      return t('orderPage.givenBack', { amount })
  }
}
