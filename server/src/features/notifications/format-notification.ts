import type { Language } from '@runmart/contract/accounts'
import type { NotificationContent } from '@runmart/contract/notifications'
import { knownDevice } from '@runmart/i18n/device-name'
import { dayText, moneyText } from '@runmart/i18n/formats'
import { translator } from '@runmart/i18n/server'
import type { Reader } from '#platform/db/reader.ts'
import { type NamedNews, nameServices } from './name-services.ts'

type FormattedNotification = { subject: string; text: string; action: string; path: string }

/** A notification as text in the user's language, and the page that shows more; an order is named by what was ordered. */
export async function formatNotification(
  tx: Reader,
  { news }: { news: NotificationContent },
  language: Language,
): Promise<FormattedNotification> {
  const [named] = await nameServices(tx, [{ news }], language)
  return format({ news, service: named?.service ?? null }, language)
}

function format({ news, service }: NamedNews, language: Language): FormattedNotification {
  const t = translator(language)
  const order = (code: string) => (service ? `${service.name} (${service.categoryName}, ${code})` : code)
  const dong = (amount: number) => moneyText(language, amount)
  const refundText = (amount: number) => (amount > 0 ? ` ${t('mail.wentBack', { amount: dong(amount) })}` : '')
  const nextText = (day: string | null) => day && t('repeats.nextOn', { date: dayText(language, day) })
  switch (news.kind) {
    case 'deposit-credited':
      return {
        subject: t('mail.depositSubject', { amount: dong(news.amount) }),
        text: t(news.isGift ? 'mail.giftText' : 'mail.depositText', { amount: dong(news.amount) }),
        action: t('mail.depositAction'),
        path: '/transactions',
      }
    case 'claim-refused':
      return {
        subject: t('mail.claimRefusedSubject', { amount: dong(news.amount) }),
        text: t('mail.claimRefusedText', {
          amount: dong(news.amount),
          reference: news.reference,
          reason: news.reason,
        }),
        action: t('mail.claimRefusedAction'),
        path: '/deposit',
      }
    case 'credit-reversed':
      if (news.amount < 0)
        return {
          subject: t('mail.depositSubject', { amount: dong(-news.amount) }),
          text: t('mail.debitReversedText', { amount: dong(-news.amount), reason: news.reason }),
          action: t('mail.depositAction'),
          path: '/transactions',
        }
      return {
        subject: t('mail.reversedSubject', { amount: dong(news.amount) }),
        text:
          t(news.isDebit ? 'mail.debitedText' : 'mail.reversedText', {
            amount: dong(news.amount),
            reason: news.reason,
          }) + (news.owed ? ` ${t('mail.reversedOwed', { amount: dong(news.owed) })}` : ''),
        action: t('mail.depositAction'),
        path: '/transactions',
      }
    case 'order-changed': {
      const fill = { order: order(news.orderCode), state: t(`orderStates.${news.orderStatus}`) }
      return {
        subject: t('mail.orderSubject', fill),
        text: t('mail.orderText', fill) + refundText(news.refunded),
        action: t('mail.orderAction'),
        path: `/orders/${news.orderId}`,
      }
    }
    case 'bot-finished': {
      const fill = { order: order(news.orderCode), ok: news.ok, failed: news.failed }
      return {
        subject: t('mail.botFinishedSubject', fill),
        text: t('mail.botFinishedText', fill) + refundText(news.refunded),
        action: t('mail.botAction'),
        path: `/bots/${news.orderId}`,
      }
    }
    case 'bot-failed':
      return {
        subject: t('mail.botFailedSubject', { order: order(news.orderCode) }),
        text: t('mail.botFailedText', { order: order(news.orderCode) }) + refundText(news.refunded),
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
    case 'message-received': {
      const { orderCode, text, conversationId } = news
      return {
        subject: orderCode ? t('mail.messageOrderSubject', { code: orderCode }) : t('mail.messageSubject'),
        text,
        action: t('mail.messageAction'),
        path: `/messages/${conversationId}`,
      }
    }
    case 'payout-paid':
      return {
        subject: t('mail.payoutPaidSubject', { amount: dong(news.amount) }),
        text: t('mail.payoutPaidText', { amount: dong(news.amount), reference: news.reference }),
        action: t('mail.commissionAction'),
        path: '/referral',
      }
    case 'payout-refused':
      return {
        subject: t('mail.payoutRefusedSubject', { amount: dong(news.amount) }),
        text: t('mail.payoutRefusedText', { amount: dong(news.amount), reason: news.reason }),
        action: t('mail.commissionAction'),
        path: '/referral',
      }
    case 'repeat-ordered': {
      const fill = { order: order(news.orderCode), amount: dong(news.total) }
      return {
        subject: t('mail.repeatOrderedSubject', fill),
        text: `${t('mail.repeatOrderedText', fill)} ${nextText(news.nextOn) ?? t('repeats.wasLast')}`,
        action: t('mail.orderAction'),
        path: `/orders/${news.orderId}`,
      }
    }
    case 'repeat-not-ordered': {
      const fill = { order: order(news.orderCode) }
      const reason = t(`repeatReasons.${news.reason}`)
      return {
        subject: t('mail.repeatNotOrderedSubject', fill),
        text: `${t('mail.repeatNotOrderedText', fill)} ${reason} ${nextText(news.nextOn) ?? t('repeats.isOver')}`,
        action: t('mail.repeatAction'),
        path: '/orders/repeats',
      }
    }
    case 'drip-ended':
      return {
        subject: t('mail.dripEndedSubject', { order: order(news.orderCode) }),
        text: `${t('mail.dripEndedText', { done: news.done, runs: news.runs })}${refundText(news.refunded)}`,
        action: t('mail.orderAction'),
        path: `/orders/${news.orderId}`,
      }
    case 'claim-decided':
      return {
        subject: t('mail.warrantySubject', { order: order(news.orderCode) }),
        text: t(`mail.warranty-${news.outcome}`, { amount: dong(news.refunded), reason: news.reason }),
        action: t('mail.orderAction'),
        path: `/orders/${news.orderId}`,
      }
    case 'starts-stopped': {
      const { reason } = news
      return {
        subject: t('mail.startsStoppedSubject', { order: order(news.orderCode) }),
        text: reason === null ? t('mail.botGoneText') : t('mail.startsRemovedText', { reason }),
        action: t('mail.orderAction'),
        path: `/orders/${news.orderId}`,
      }
    }
    case 'goods-replaced': {
      const fill = { order: order(news.orderCode), reason: news.reason }
      return {
        subject: t('mail.goodsReplacedSubject', fill),
        text: t('mail.goodsReplacedText', fill),
        action: t('mail.orderAction'),
        path: `/orders/${news.orderId}`,
      }
    }
    case 'partner-news':
      return {
        subject: news.names[language],
        text: news.note || news.names[language],
        action: t('mail.partnerAction'),
        path: '/partner',
      }
    case 'service-back':
      return {
        subject: t('mail.serviceBackSubject', { name: news.names[language] }),
        text: t('mail.serviceBackText', { name: news.names[language] }),
        action: t('mail.serviceBackAction'),
        path: `/orders/new?service=${news.serviceId}`,
      }
    case 'email-changed':
      return {
        subject: t('mail.emailIsSubject', { email: news.email }),
        text: t('mail.emailIsText', { email: news.email }),
        action: t('mail.emailIsAction'),
        path: '/profile',
      }
    case 'new-sign-in':
      return {
        subject: t('mail.signInSubject'),
        text: t('mail.signInText', {
          device: knownDevice(news.device) || t('mail.unknownDevice'),
          address: news.address,
        }),
        action: t('mail.signInAction'),
        path: '/profile/security#sessions',
      }
  }
}
