import type { Language } from '@runmart/contract/accounts'
import type { News } from '@runmart/contract/notifications'
import { knownDevice } from '@runmart/i18n/device-name'
import { sayIn } from '@runmart/i18n/server'

export type Words = { subject: string; text: string; action: string; path: string }

/** News in the words of its reader's language, and the page that shows more. */
export function wordsOf(news: News, language: Language): Words {
  const say = sayIn(language)
  const dong = (amount: number) => `${new Intl.NumberFormat(language).format(amount)} ₫`
  const back = (amount: number) => (amount > 0 ? ` ${say('mail.wentBack', { amount: dong(amount) })}` : '')
  switch (news.kind) {
    case 'deposit-credited':
      return {
        subject: say('mail.depositSubject', { amount: dong(news.amount) }),
        text: say('mail.depositText', { amount: dong(news.amount) }),
        action: say('mail.depositAction'),
        path: '/transactions',
      }
    case 'order-changed': {
      const fill = { code: news.orderCode, state: say(`orderStates.${news.orderStatus}`) }
      return {
        subject: say('mail.orderSubject', fill),
        text: say('mail.orderText', fill) + back(news.refunded),
        action: say('mail.orderAction'),
        path: `/orders/${news.orderId}`,
      }
    }
    case 'bot-finished': {
      const fill = { code: news.orderCode, ok: String(news.ok), failed: String(news.failed) }
      return {
        subject: say('mail.botFinishedSubject', fill),
        text: say('mail.botFinishedText', fill) + back(news.refunded),
        action: say('mail.botAction'),
        path: `/bots/${news.orderId}`,
      }
    }
    case 'bot-failed':
      return {
        subject: say('mail.botFailedSubject', { code: news.orderCode }),
        text: say('mail.botFailedText', { code: news.orderCode }) + back(news.refunded),
        action: say('mail.botAction'),
        path: `/bots/${news.orderId}`,
      }
    case 'commission-earned':
      return {
        subject: say('mail.commissionSubject', { amount: dong(news.amount) }),
        text: say('mail.commissionText', { amount: dong(news.amount) }),
        action: say('mail.commissionAction'),
        path: '/referral',
      }
    case 'commission-taken-back':
      return {
        subject: say('mail.commissionBackSubject', { amount: dong(news.amount) }),
        text: say('mail.commissionBackText', { amount: dong(news.amount) }),
        action: say('mail.commissionAction'),
        path: '/referral',
      }
    case 'new-sign-in':
      return {
        subject: say('mail.signInSubject'),
        text: say('mail.signInText', {
          device: knownDevice(news.device) || say('mail.unknownDevice'),
          address: news.address,
        }),
        action: say('mail.signInAction'),
        path: '/profile#sessions',
      }
  }
}
