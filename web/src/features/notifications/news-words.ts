import type { News } from '@runmart/contract/notifications'
import { deviceName } from '@runmart/i18n/device-name'
import type { Voice } from '#platform/language.tsx'
import { moneyText } from '#ui/money-text.ts'

/** News as people read it: what happened, and what it means when there is more to say. */
export function newsWords({ language, say }: Voice, news: News): { title: string; note: string } {
  const back = (amount: number) =>
    amount > 0 ? say('notifications.refunded', { amount: moneyText(language, amount) }) : ''
  switch (news.kind) {
    case 'deposit-credited':
      return {
        title: say('newsTitles.deposit-credited', { amount: moneyText(language, news.amount, true) }),
        note: say('notifications.paidIn'),
      }
    case 'order-changed':
      return {
        title: say('newsTitles.order-changed', {
          code: news.orderCode,
          state: say(`orderStates.${news.orderStatus}`),
        }),
        note: back(news.refunded),
      }
    case 'bot-finished':
      return {
        title: say('newsTitles.bot-finished', { code: news.orderCode }),
        note: `${say('notifications.botCounts', { ok: news.ok, failed: news.failed })} ${back(news.refunded)}`.trim(),
      }
    case 'bot-failed':
      return { title: say('newsTitles.bot-failed', { code: news.orderCode }), note: back(news.refunded) }
    case 'commission-earned':
      return {
        title: say('newsTitles.commission-earned', { amount: moneyText(language, news.amount, true) }),
        note: say('notifications.paidIn'),
      }
    case 'commission-taken-back':
      return {
        title: say('newsTitles.commission-taken-back', { amount: moneyText(language, -news.amount, true) }),
        note: say('notifications.takenBackNote'),
      }
    case 'new-sign-in':
      return {
        title: say('newsTitles.new-sign-in', {
          device: deviceName(news.device) || say('notifications.unknownDevice'),
        }),
        note: say('notifications.signInNote', { address: news.address }),
      }
  }
}
