import type { notifications as en } from '../en/notifications.ts'
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
  debitTitle: 'Списано с баланса: {amount}',
  giftTitle: 'Подарок от магазина: {amount}',
  serviceBackNote: 'Вы просили сообщить об этом.',
  emailChangedNote: 'Это не вы? Отмените смену по ссылке, отправленной на прежний адрес.',
  signInNote: 'IP-адрес: {address}. Это не вы? Завершите сеанс и смените пароль.',
  messageOrderTitle: 'Новое сообщение: заказ {code}',
  order: 'Заказ {code}',
  unknownDevice: 'неизвестное устройство',
} satisfies TranslatedFeature<'ru', typeof en>
