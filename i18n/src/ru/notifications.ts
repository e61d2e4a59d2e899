import type * as en from '../en/notifications.ts'
import type { TranslatedFeature } from '../translate.ts'

export const notifications = {
  title: 'Уведомления',
  intro: 'Что произошло с вашими деньгами, заказами и аккаунтом за последние 180 дней.',
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
  empty: 'Пока ничего не произошло',
  emptyText: 'Здесь сразу появляются пополнения, новости о заказах и ботах, реферальный доход и новые входы.',
  emptyAction: 'Выбрать, что присылать на почту',
  refunded: '{amount} возвращено на ваш баланс.',
  botCounts: 'Успешно: {ok}, с ошибкой: {failed}.',
  paidIn: 'Зачислено на ваш баланс.',
  takenBackNote: 'Заказ, за который она была начислена, вернули.',
  signInNote: 'Адрес: {address}. Это были не вы? Завершите этот сеанс и смените пароль.',
  unknownDevice: 'неизвестное устройство',
} satisfies TranslatedFeature<'ru', typeof en.notifications>

export const notificationTitles = {
  'deposit-credited': 'Пополнение зачислено: {amount}',
  'order-changed': 'Заказ {code}: {state}',
  'bot-finished': 'Заказ {code}: бот завершил работу',
  'bot-failed': 'Заказ {code}: сбой бота',
  'commission-earned': 'Реферальный доход: {amount}',
  'commission-taken-back': 'Комиссия отозвана: {amount}',
  'new-sign-in': 'Новый вход: {device}',
} satisfies TranslatedFeature<'ru', typeof en.notificationTitles>

export const notificationKinds = {
  'deposit-credited': 'Пополнение зачислено',
  'order-changed': 'Изменился статус заказа',
  'bot-finished': 'Бот завершил работу',
  'bot-failed': 'Сбой бота',
  'commission-earned': 'Начислен реферальный доход',
  'commission-taken-back': 'Комиссия отозвана',
  'new-sign-in': 'Вход с нового устройства',
} satisfies TranslatedFeature<'ru', typeof en.notificationKinds>

export const notificationSettings = {
  title: 'Уведомления',
  intro: 'Все новости собраны под колокольчиком. Выберите, что ещё присылать; изменения сохраняются сразу.',
  kind: 'Событие',
  mail: 'Почта',
  telegram: 'Telegram',
  telegramOff: 'Получайте новости ещё и сообщениями от @{bot}.',
  telegramOn: 'Привязан чат {chat}',
  telegramOnText: 'Новости приходят сообщениями от @{bot}.',
  link: 'Привязать Telegram',
  waiting: 'Ждём Telegram…',
  waitingText: 'Нажмите Start в чате с @{bot}. Эта страница обновится сама.',
  openTelegram: 'Открыть Telegram',
  scan: 'Или отсканируйте код телефоном, где есть Telegram.',
  qrLabel: 'QR-код, который открывает чат с @{bot} в Telegram',
  unlink: 'Отвязать',
  unlinkTitle: 'Отвязать Telegram?',
  unlinkText: 'Сообщения в чат {chat} больше не придут. Колокольчик и письма останутся как есть.',
} satisfies TranslatedFeature<'ru', typeof en.notificationSettings>

export const unsubscribe = {
  title: 'Отписаться от этих писем?',
  intro: 'Больше не придут письма этого вида:',
  stays: 'Остальное не изменится, а колокольчик по-прежнему обо всём сообщит.',
  stop: 'Отписаться',
  doneTitle: 'Вы отписались от этих писем',
  again: 'Снова включить их можно в профиле, в разделе «Уведомления».',
  toSettings: 'К настройкам уведомлений',
  deadText: 'Ссылка неполная или уже не действует. Отключить письма можно в профиле, в разделе «Уведомления».',
} satisfies TranslatedFeature<'ru', typeof en.unsubscribe>
