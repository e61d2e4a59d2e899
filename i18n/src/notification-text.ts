import type { Language } from '@runmart/contract/languages'
import { type Notification, notificationKinds } from '@runmart/contract/notifications'
import { deviceName, knownDevice } from './device-name.ts'
import type { drips } from './en/drips.ts'
import type * as mailWords from './en/notifications-mails.ts'
import type * as listWords from './en/notifications-texts.ts'
import type { repeatReasons, repeats } from './en/repeats.ts'
import type { orderStates } from './en/states.ts'
import { dayText, moneyText } from './formats.ts'
import type { Translate } from './translate.ts'

type ListWords = typeof listWords & {
  drips: typeof drips
  orderStates: typeof orderStates
  repeatReasons: typeof repeatReasons
  repeats: typeof repeats
}
type MailWords = ListWords & typeof mailWords
type NamedNews = Pick<Notification, 'news' | 'service'>

/** A notification in a list: a title, a note where there is more to say, and the page that shows more. */
export function notificationText(
  t: Translate<ListWords>,
  language: Language,
  { news, service }: NamedNews,
): { title: string; note: string; path: string } {
  // An updated server may send kinds that an open page does not know.
  if (!notificationKinds.includes(news.kind))
    return { title: t('notificationTitles.unknown'), note: '', path: '/notifications' }
  return describe(
    t,
    language,
    { news, service },
    {
      order: (code) => service?.name ?? t('notificationNotes.order', { code }),
      device: deviceName,
    },
  )
}

/** A notification in a mail or chat message: a subject, sentences, and a button to the page that shows more. */
export function notificationMail(
  t: Translate<MailWords>,
  language: Language,
  { news, service }: NamedNews,
): { subject: string; text: string; action: string; path: string } {
  const { title, text, action, path } = describe(
    t,
    language,
    { news, service },
    {
      order: (code) => (service ? `${service.name} (${service.categoryName}, ${code})` : code),
      // A program's own words stay out of our mails.
      device: knownDevice,
    },
  )
  return { subject: title, text: text(t), action: t(`notificationActions.${action}`), path }
}

type Names = { order: (code: string) => string; device: (userAgent: string) => string }
type Page = { path: string; action: keyof typeof mailWords.notificationActions }
type Description = Page & {
  title: string
  note: string
  /** Takes `t` with the words of mails, which the web does not load. */
  text: (t: Translate<MailWords>) => string
}

function describe(
  t: Translate<ListWords>,
  language: Language,
  { news, service }: NamedNews,
  names: Names,
): Description {
  const dong = (amount: number) => moneyText(language, amount)
  const signed = (amount: number) => moneyText(language, amount, true)
  const refunded = (amount: number) => (amount > 0 ? t('notificationNotes.refunded', { amount: dong(amount) }) : '')
  const next = (day: string | null) => day && t('repeats.nextOn', { date: dayText(language, day) })
  /** The order's category and code, and what else there is to say. */
  const orderNote = (code: string, ...more: string[]) =>
    [...(service ? [service.categoryName, code] : []), ...more].filter(Boolean).join(' · ')
  switch (news.kind) {
    case 'deposit-credited': {
      const key = news.isGift ? 'gift' : 'deposit-credited'
      return {
        title: t(`notificationTitles.${key}`, { amount: signed(news.amount) }),
        note: t('notificationNotes.paidIn'),
        text: (t) => t(`notificationMails.${key}`, { amount: dong(news.amount) }),
        ...notificationPages.transactions,
      }
    }
    case 'claim-refused': {
      const { reference, reason } = news
      const amount = dong(news.amount)
      return {
        title: t('notificationTitles.claim-refused', { amount }),
        note: reason,
        text: (t) => t('notificationMails.claim-refused', { amount, reference, reason }),
        ...notificationPages.deposit,
      }
    }
    case 'credit-reversed': {
      const { amount, reason } = news
      const key = amount < 0 ? 'debit-reversed' : news.isDebit ? 'debit' : 'credit-reversed'
      const owed = news.owed ? ` ${t('notificationNotes.owed', { amount: dong(news.owed) })}` : ''
      return {
        title: t(`notificationTitles.${key}`, { amount: signed(-amount) }),
        note: reason + owed,
        text: (t) => t(`notificationMails.${key}`, { amount: dong(Math.abs(amount)), reason }) + owed,
        ...notificationPages.transactions,
      }
    }
    case 'order-changed': {
      const fill = { order: names.order(news.orderCode), state: t(`orderStates.${news.orderStatus}`) }
      const refund = refunded(news.refunded)
      return {
        title: t('notificationTitles.order-changed', fill),
        note: orderNote(news.orderCode, refund),
        text: (t) => sentences(t('notificationMails.order-changed', fill), refund),
        ...notificationPages.order(news.orderId),
      }
    }
    case 'bot-finished': {
      const { ok, failed } = news
      const order = names.order(news.orderCode)
      const refund = refunded(news.refunded)
      return {
        title: t('notificationTitles.bot-finished', { order }),
        note: orderNote(news.orderCode, t('notificationNotes.botCounts', { ok, failed }), refund),
        text: (t) => sentences(t('notificationMails.bot-finished', { order, ok, failed }), refund),
        ...notificationPages.bot(news.orderId),
      }
    }
    case 'bot-failed': {
      const order = names.order(news.orderCode)
      const refund = refunded(news.refunded)
      return {
        title: t('notificationTitles.bot-failed', { order }),
        note: orderNote(news.orderCode, refund),
        text: (t) => sentences(t('notificationMails.bot-failed', { order }), refund),
        ...notificationPages.bot(news.orderId),
      }
    }
    case 'starts-stopped': {
      const { reason } = news
      const botGone = t('notificationNotes.botGone')
      return {
        title: t('notificationTitles.starts-stopped', { order: names.order(news.orderCode) }),
        note: orderNote(news.orderCode, reason ?? botGone),
        text: (t) => (reason === null ? botGone : t('notificationMails.starts-stopped', { reason })),
        ...notificationPages.order(news.orderId),
      }
    }
    case 'commission-earned':
      return {
        title: t('notificationTitles.commission-earned', { amount: signed(news.amount) }),
        note: t('notificationNotes.paidIn'),
        text: (t) => t('notificationMails.commission-earned', { amount: dong(news.amount) }),
        ...notificationPages.referral,
      }
    case 'commission-taken-back':
      return {
        title: t('notificationTitles.commission-taken-back', { amount: signed(-news.amount) }),
        note: t('notificationNotes.takenBack'),
        text: (t) => t('notificationMails.commission-taken-back', { amount: dong(news.amount) }),
        ...notificationPages.referral,
      }
    case 'message-received': {
      const { orderCode, text, conversationId } = news
      return {
        title: orderCode
          ? t('notificationTitles.message-about-order', { code: orderCode })
          : t('notificationTitles.message-received'),
        note: shorten(text),
        text: () => text,
        ...notificationPages.conversation(conversationId),
      }
    }
    case 'payout-paid': {
      const fill = { amount: dong(news.amount), reference: news.reference }
      return {
        title: t('notificationTitles.payout-paid', fill),
        note: t('notificationNotes.reference', fill),
        text: (t) => t('notificationMails.payout-paid', fill),
        ...notificationPages.referral,
      }
    }
    case 'payout-refused': {
      const fill = { amount: dong(news.amount), reason: news.reason }
      return {
        title: t('notificationTitles.payout-refused', fill),
        note: news.reason,
        text: (t) => t('notificationMails.payout-refused', fill),
        ...notificationPages.referral,
      }
    }
    case 'repeat-ordered': {
      const fill = { order: names.order(news.orderCode), amount: dong(news.total) }
      const after = next(news.nextOn) ?? t('repeats.wasLast')
      return {
        title: t('notificationTitles.repeat-ordered', fill),
        note: orderNote(news.orderCode, fill.amount, after),
        text: (t) => sentences(t('notificationMails.repeat-ordered', fill), after),
        ...notificationPages.order(news.orderId),
      }
    }
    case 'repeat-not-ordered': {
      const fill = { order: names.order(news.orderCode) }
      const why = sentences(t(`repeatReasons.${news.reason}`), next(news.nextOn) ?? t('repeats.isOver'))
      return {
        title: t('notificationTitles.repeat-not-ordered', fill),
        note: why,
        text: (t) => sentences(t('notificationMails.repeat-not-ordered', fill), why),
        ...notificationPages.repeats,
      }
    }
    case 'drip-ended': {
      const { done, runs } = news
      const refund = refunded(news.refunded)
      return {
        title: t('notificationTitles.drip-ended', { order: names.order(news.orderCode) }),
        note: orderNote(news.orderCode, t('drips.doneOf', { done, runs }), refund),
        text: (t) => sentences(t('notificationMails.drip-ended', { done, runs }), refund),
        ...notificationPages.order(news.orderId),
      }
    }
    case 'claim-decided': {
      const { outcome, reason } = news
      return {
        title: t('notificationTitles.claim-decided', { order: names.order(news.orderCode) }),
        note: orderNote(news.orderCode, refunded(news.refunded), reason),
        text: (t) => t(`notificationMails.warranty-${outcome}`, { amount: dong(news.refunded), reason }),
        ...notificationPages.order(news.orderId),
      }
    }
    case 'goods-replaced': {
      const { reason } = news
      return {
        title: t('notificationTitles.goods-replaced', { order: names.order(news.orderCode) }),
        note: orderNote(news.orderCode, reason),
        text: (t) => t('notificationMails.goods-replaced', { reason }),
        ...notificationPages.order(news.orderId),
      }
    }
    case 'partner-news': {
      const title = news.names[language]
      return { title, note: news.note, text: () => news.note || title, ...notificationPages.partner }
    }
    case 'service-back': {
      const fill = { name: news.names[language] }
      return {
        title: t('notificationTitles.service-back', fill),
        note: t('notificationNotes.serviceBack'),
        text: (t) => t('notificationMails.service-back', fill),
        ...notificationPages.service(news.serviceId),
      }
    }
    case 'email-changed': {
      const { email } = news
      return {
        title: t('notificationTitles.email-changed', { email }),
        note: t('notificationNotes.emailChanged'),
        text: (t) => t('notificationMails.email-changed', { email }),
        ...notificationPages.profile,
      }
    }
    case 'new-sign-in': {
      const { address } = news
      const device = names.device(news.device) || t('notificationNotes.unknownDevice')
      return {
        title: t('notificationTitles.new-sign-in', { device }),
        note: t('notificationNotes.signIn', { address }),
        text: (t) => t('notificationMails.new-sign-in', { device, address }),
        ...notificationPages.sessions,
      }
    }
  }
}

/** The pages of the web that notifications lead to, each with the button of the mail. */
export const notificationPages = {
  transactions: { path: '/transactions', action: 'transactions' },
  deposit: { path: '/deposit', action: 'deposit' },
  referral: { path: '/referral', action: 'referral' },
  repeats: { path: '/orders/repeats', action: 'repeats' },
  partner: { path: '/partner', action: 'partner' },
  profile: { path: '/profile', action: 'profile' },
  sessions: { path: '/profile/security#sessions', action: 'sessions' },
  order: (id: string): Page => ({ path: `/orders/${id}`, action: 'order' }),
  bot: (id: string): Page => ({ path: `/bots/${id}`, action: 'bot' }),
  conversation: (id: string): Page => ({ path: `/messages/${id}`, action: 'conversation' }),
  service: (id: string): Page => ({ path: `/orders/new?service=${id}`, action: 'service' }),
} as const

const sentences = (...parts: string[]) => parts.filter(Boolean).join(' ')

const MAX_NOTE = 140

/** The beginning of a message; the conversation shows all of it. */
function shorten(text: string): string {
  return text.length > MAX_NOTE ? `${text.slice(0, MAX_NOTE).toWellFormed()}…` : text
}
