import type { Notification, NotificationContent } from '@runmart/contract/notifications'
import { deviceName } from '@runmart/i18n/device-name'
import type { Translations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { dayText } from '#ui/date-text.ts'
import { moneyText } from '#ui/money-text.ts'

/** A notification as people read it: what happened, and a note where there is more to say. */
export function notificationText(
  { language, t }: Translations,
  { news, service }: Pick<Notification, 'news' | 'service'>,
): { title: string; note: string } {
  // What was ordered comes first, its category and code below.
  const order = (code: string) => service?.name ?? t('notifications.order', { code })
  const orderNote = (code: string, ...more: string[]) =>
    [...(service ? [service.categoryName, code] : []), ...more].filter(Boolean).join(' · ')
  const refundNote = (amount: number) =>
    amount > 0 ? t('notifications.refunded', { amount: moneyText(language, amount) }) : ''
  const nextText = (day: string) => t('repeats.nextOn', { date: dayText(language, day) })
  switch (news.kind) {
    case 'deposit-credited':
      return {
        title: t(news.isGift ? 'notifications.giftTitle' : 'notificationTitles.deposit-credited', {
          amount: moneyText(language, news.amount, true),
        }),
        note: t('notifications.paidIn'),
      }
    case 'claim-refused':
      return {
        title: t('notificationTitles.claim-refused', { amount: moneyText(language, news.amount) }),
        note: news.reason,
      }
    case 'credit-reversed':
      return {
        title: t(reversedTitle(news), { amount: moneyText(language, -news.amount, true) }),
        note: news.owed
          ? `${news.reason} ${t('notifications.owedNote', { amount: moneyText(language, news.owed) })}`
          : news.reason,
      }
    case 'order-changed':
      return {
        title: t('notificationTitles.order-changed', {
          order: order(news.orderCode),
          state: t(`orderStates.${news.orderStatus}`),
        }),
        note: orderNote(news.orderCode, refundNote(news.refunded)),
      }
    case 'bot-finished':
      return {
        title: t('notificationTitles.bot-finished', { order: order(news.orderCode) }),
        note: orderNote(
          news.orderCode,
          t('notifications.botCounts', { ok: news.ok, failed: news.failed }),
          refundNote(news.refunded),
        ),
      }
    case 'bot-failed':
      return {
        title: t('notificationTitles.bot-failed', { order: order(news.orderCode) }),
        note: orderNote(news.orderCode, refundNote(news.refunded)),
      }
    case 'starts-stopped':
      return {
        title: t('notificationTitles.starts-stopped', { order: order(news.orderCode) }),
        note: orderNote(news.orderCode, news.reason ?? t('schedulePassedOver.bot-gone')),
      }
    case 'commission-earned':
      return {
        title: t('notificationTitles.commission-earned', { amount: moneyText(language, news.amount, true) }),
        note: t('notifications.paidIn'),
      }
    case 'commission-taken-back':
      return {
        title: t('notificationTitles.commission-taken-back', { amount: moneyText(language, -news.amount, true) }),
        note: t('notifications.takenBackNote'),
      }
    case 'message-received':
      return {
        title: news.orderCode
          ? t('notifications.messageOrderTitle', { code: news.orderCode })
          : t('notificationTitles.message-received'),
        note: shorten(news.text),
      }
    case 'payout-paid':
      return {
        title: t('notificationTitles.payout-paid', { amount: moneyText(language, news.amount) }),
        note: t('notifications.payoutNote', { reference: news.reference }),
      }
    case 'payout-refused':
      return {
        title: t('notificationTitles.payout-refused', { amount: moneyText(language, news.amount) }),
        note: news.reason,
      }
    case 'repeat-ordered':
      return {
        title: t('notificationTitles.repeat-ordered', { order: order(news.orderCode) }),
        note: orderNote(
          news.orderCode,
          moneyText(language, news.total),
          news.nextOn ? nextText(news.nextOn) : t('repeats.wasLast'),
        ),
      }
    case 'repeat-not-ordered': {
      const after = news.nextOn ? nextText(news.nextOn) : t('repeats.isOver')
      return {
        title: t('notificationTitles.repeat-not-ordered', { order: order(news.orderCode) }),
        note: `${t(`repeatReasons.${news.reason}`)} ${after}`,
      }
    }
    case 'drip-ended':
      return {
        title: t('notificationTitles.drip-ended', { order: order(news.orderCode) }),
        note: orderNote(
          news.orderCode,
          t('drips.doneOf', { done: news.done, runs: news.runs }),
          refundNote(news.refunded),
        ),
      }
    case 'claim-decided':
      return {
        title: t('notificationTitles.claim-decided', { order: order(news.orderCode) }),
        note: orderNote(news.orderCode, refundNote(news.refunded), news.reason),
      }
    case 'goods-replaced':
      return {
        title: t('notificationTitles.goods-replaced', { order: order(news.orderCode) }),
        note: orderNote(news.orderCode, news.reason),
      }
    case 'partner-news':
      return { title: news.names[language], note: news.note }
    case 'service-back':
      return {
        title: t('notificationTitles.service-back', { name: news.names[language] }),
        note: t('notifications.serviceBackNote'),
      }
    case 'email-changed':
      return {
        title: t('notificationTitles.email-changed', { email: news.email }),
        note: t('notifications.emailChangedNote'),
      }
    case 'new-sign-in':
      return {
        title: t('notificationTitles.new-sign-in', {
          device: deviceName(news.device) || t('notifications.unknownDevice'),
        }),
        note: t('notifications.signInNote', { address: news.address }),
      }
    // A page from before an update hears of what it has no words for.
    default:
      return { title: t('notifications.title'), note: '' }
  }
}

/** Taken back, taken by hand, or what was taken by hand given back. */
function reversedTitle({ amount, isDebit }: Extract<NotificationContent, { kind: 'credit-reversed' }>) {
  if (amount < 0) return 'notificationTitles.debit-reversed'
  return isDebit ? 'notifications.debitTitle' : 'notificationTitles.credit-reversed'
}

const MAX_NOTE = 140

/** The beginning of a message; the whole is where the notification leads. */
function shorten(text: string): string {
  return text.length > MAX_NOTE ? `${text.slice(0, MAX_NOTE).toWellFormed()}…` : text
}

/** The page that shows what a notification is about. */
export function notificationPath(news: NotificationContent): string {
  switch (news.kind) {
    case 'deposit-credited':
    case 'credit-reversed':
      return paths.transactions
    case 'claim-refused':
      return paths.deposit
    case 'order-changed':
    case 'starts-stopped':
    case 'repeat-ordered':
    case 'drip-ended':
    case 'claim-decided':
    case 'goods-replaced':
      return paths.order(news.orderId)
    case 'repeat-not-ordered':
      return paths.repeats
    case 'bot-finished':
    case 'bot-failed':
      return paths.bot(news.orderId)
    case 'commission-earned':
    case 'commission-taken-back':
    case 'payout-paid':
    case 'payout-refused':
      return paths.referral
    case 'message-received':
      return paths.conversation(news.conversationId)
    case 'partner-news':
      return paths.partner
    case 'service-back':
      return paths.orderService(news.serviceId)
    case 'email-changed':
      return paths.profile
    case 'new-sign-in':
      return paths.profileSessions
    default:
      return paths.notifications
  }
}
