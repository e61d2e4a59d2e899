import type { Language } from '@runmart/contract/accounts'
import type { NotificationContent } from '@runmart/contract/notifications'
import { knownDevice } from '@runmart/i18n/device-name'
import { translator } from '@runmart/i18n/server'

type FormattedNotification = { subject: string; text: string; action: string; path: string }

/** A notification as text in the user's language, and the page that shows more. */
export function formatNotification(news: NotificationContent, language: Language): FormattedNotification {
  const t = translator(language)
  const dong = (amount: number) => `${new Intl.NumberFormat(language).format(amount)} ₫`
  const refundText = (amount: number) => (amount > 0 ? ` ${t('mail.wentBack', { amount: dong(amount) })}` : '')
  switch (news.kind) {
    case 'deposit-credited':
      return {
        subject: t('mail.depositSubject', { amount: dong(news.amount) }),
        text: t(news.isGift ? 'mail.giftText' : 'mail.depositText', { amount: dong(news.amount) }),
        action: t('mail.depositAction'),
        path: '/transactions',
      }
    case 'credit-reversed':
      return {
        subject: t('mail.reversedSubject', { amount: dong(news.amount) }),
        text:
          t('mail.reversedText', { amount: dong(news.amount), reason: news.reason }) +
          (news.owed ? ` ${t('mail.reversedOwed', { amount: dong(news.owed) })}` : ''),
        action: t('mail.depositAction'),
        path: '/transactions',
      }
    case 'order-changed': {
      const fill = { code: news.orderCode, state: t(`orderStates.${news.orderStatus}`) }
      return {
        subject: t('mail.orderSubject', fill),
        text: t('mail.orderText', fill) + refundText(news.refunded),
        action: t('mail.orderAction'),
        path: `/orders/${news.orderId}`,
      }
    }
    case 'bot-finished': {
      const fill = { code: news.orderCode, ok: String(news.ok), failed: String(news.failed) }
      return {
        subject: t('mail.botFinishedSubject', fill),
        text: t('mail.botFinishedText', fill) + refundText(news.refunded),
        action: t('mail.botAction'),
        path: `/bots/${news.orderId}`,
      }
    }
    case 'bot-failed':
      return {
        subject: t('mail.botFailedSubject', { code: news.orderCode }),
        text: t('mail.botFailedText', { code: news.orderCode }) + refundText(news.refunded),
        action: t('mail.botAction'),
        path: `/bots/${news.orderId}`,
      }
    case 'commission-earned':
      return {
        subject: t('mail.commissionSubject', { amount: dong(news.amount) }),
        text: t('mail.commissionText', { amount: dong(news.amount) }),
        action: t('mail.commissionAction'),
        path: '/referral',
      }
    case 'commission-taken-back':
      return {
        subject: t('mail.commissionBackSubject', { amount: dong(news.amount) }),
        text: t('mail.commissionBackText', { amount: dong(news.amount) }),
        action: t('mail.commissionAction'),
        path: '/referral',
      }
    case 'new-sign-in':
      return {
        subject: t('mail.signInSubject'),
        text: t('mail.signInText', {
          device: knownDevice(news.device) || t('mail.unknownDevice'),
          address: news.address,
        }),
        action: t('mail.signInAction'),
        path: '/profile#sessions',
      }
  }
}
