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
  emptyText: 'Пополнения, заказы, боты, комиссии и новые входы появляются здесь сразу.',
  emptyAction: 'Настроить письма',
  refunded: '{amount} возвращено на ваш баланс.',
  botCounts: 'Успешно: {ok}, неудачно: {failed}.',
  paidIn: 'Зачислено на ваш баланс.',
  takenBackNote: 'По заказу сделан возврат.',
  owedNote: 'Ваш долг {amount} будет удержан из следующих поступлений.',
  giftTitle: 'Подарок от магазина: {amount}',
  signInNote: 'IP-адрес: {address}. Это не вы? Завершите сеанс и смените пароль.',
  unknownDevice: 'неизвестное устройство',
} satisfies TranslatedFeature<'ru', typeof en.notifications>

export const notificationTitles = {
  'deposit-credited': 'Пополнение зачислено: {amount}',
  'credit-reversed': 'Зачисление отменено: {amount}',
  'order-changed': 'Заказ {code}: {state}',
  'bot-finished': 'Заказ {code}: бот завершил работу',
  'bot-failed': 'Заказ {code}: сбой бота',
  'commission-earned': 'Комиссия начислена: {amount}',
  'commission-taken-back': 'Комиссия отозвана: {amount}',
  'new-sign-in': 'Новый вход: {device}',
} satisfies TranslatedFeature<'ru', typeof en.notificationTitles>

export const notificationKinds = {
  'deposit-credited': 'Пополнение зачислено',
  'credit-reversed': 'Зачисление отменено',
  'order-changed': 'Изменился статус заказа',
  'bot-finished': 'Бот завершил работу',
  'bot-failed': 'Сбой бота',
  'commission-earned': 'Комиссия начислена',
  'commission-taken-back': 'Комиссия отозвана',
  'new-sign-in': 'Вход с нового устройства',
} satisfies TranslatedFeature<'ru', typeof en.notificationKinds>

export const notificationSettings = {
  title: 'Уведомления',
  intro:
    'Все уведомления собраны под колокольчиком. Выберите, какие ещё присылать на почту или в Telegram. Изменения сохраняются автоматически.',
  kind: 'Уведомление',
  mail: 'Почта',
  telegram: 'Telegram',
  telegramOff: 'Получайте уведомления и от @{bot}.',
  telegramOn: 'Привязан чат {chat}',
  telegramOnText: 'Уведомления приходят от @{bot}.',
  link: 'Привязать Telegram',
  waiting: 'Ждём Telegram…',
  waitingText: 'Нажмите Start в чате с @{bot}. Страница обновится автоматически.',
  openTelegram: 'Открыть Telegram',
  scan: 'Или отсканируйте телефоном, на котором есть Telegram.',
  qrLabel: 'QR-код, который открывает чат с @{bot} в Telegram',
  unlink: 'Отвязать',
  unlinkTitle: 'Отвязать Telegram?',
  unlinkText: 'Сообщения в чат {chat} больше не придут. Колокольчик и письма останутся без изменений.',
} satisfies TranslatedFeature<'ru', typeof en.notificationSettings>

export const unsubscribe = {
  title: 'Отписаться от этих писем?',
  intro: 'Больше не будут приходить письма:',
  stays: 'Остальное не изменится, а уведомления по-прежнему будут под колокольчиком.',
  stop: 'Отписаться',
  doneTitle: 'Вы отписались',
  again: 'Снова включить их можно в профиле, в разделе «Уведомления».',
  toSettings: 'Настройки уведомлений',
  deadText: 'Ссылка неполная или уже не действует. Отключить письма можно в профиле, в разделе «Уведомления».',
} satisfies TranslatedFeature<'ru', typeof en.unsubscribe>
