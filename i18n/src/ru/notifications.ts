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
} satisfies TranslatedFeature<'ru', typeof en>
