import type * as en from '../en/notifications.ts'
import type { TranslatedFeature } from '../translate.ts'

export const notifications = {
  title: 'Уведомления',
  intro: 'События по деньгам, заказам и аккаунту за последние 180 дней.',
  unread: {
    one: '{count} непрочитанное',
    few: '{count} непрочитанных',
    many: '{count} непрочитанных',
    other: '{count} непрочитанных',
  },
  unreadMark: 'Не прочитано',
  markAllRead: 'Отметить все прочитанными',
  seeAll: 'Показать все',
  settings: 'Настройки',
  empty: 'Уведомлений пока нет',
  emptyText: 'Пополнения, заказы, боты, сообщения, комиссии и новые входы появляются здесь сразу.',
  emptyAction: 'Настроить письма',
  refunded: '{amount} возвращено на ваш баланс.',
  botCounts: 'Успешно: {ok}, неудачно: {failed}.',
  paidIn: 'Зачислено на ваш баланс.',
  takenBackNote: 'По заказу сделан возврат.',
  payoutNote: 'Референс {reference}.',
  owedNote: 'Ваш долг {amount} будет удержан из следующих поступлений.',
  giftTitle: 'Подарок от магазина: {amount}',
  serviceBackNote: 'Вы просили сообщить об этом.',
  signInNote: 'IP-адрес: {address}. Это не вы? Завершите сеанс и смените пароль.',
  messageOrderTitle: 'Новое сообщение: заказ {code}',
  order: 'Заказ {code}',
  unknownDevice: 'неизвестное устройство',
} satisfies TranslatedFeature<'ru', typeof en.notifications>

export const notificationTitles = {
  'deposit-credited': 'Пополнение зачислено: {amount}',
  'claim-refused': 'В заявке отказано: {amount}',
  'credit-reversed': 'Зачисление отменено: {amount}',
  'order-changed': '{order}: {state}',
  'bot-finished': '{order}: бот завершил работу',
  'bot-failed': '{order}: сбой бота',
  'commission-earned': 'Комиссия начислена: {amount}',
  'commission-taken-back': 'Комиссия отозвана: {amount}',
  'message-received': 'Новое сообщение от поддержки',
  'payout-paid': 'Выплата отправлена: {amount}',
  'payout-refused': 'В выплате отказано: {amount}',
  'service-back': '«{name}» снова можно заказать',
  'new-sign-in': 'Новый вход: {device}',
} satisfies TranslatedFeature<'ru', typeof en.notificationTitles>
