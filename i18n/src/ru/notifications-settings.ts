import type * as en from '../en/notifications-settings.ts'
import type { TranslatedFeature } from '../translate.ts'

export const notificationKinds = {
  'deposit-credited': 'Пополнение зачислено',
  'claim-refused': 'В заявке отказано',
  'credit-reversed': 'Зачисление отменено',
  'order-changed': 'Изменился статус заказа',
  'bot-finished': 'Бот завершил работу',
  'bot-failed': 'Сбой бота',
  'starts-stopped': 'Автозапуск бота остановлен',
  'commission-earned': 'Комиссия начислена',
  'commission-taken-back': 'Комиссия отозвана',
  'message-received': 'Сообщение от поддержки',
  'payout-paid': 'Выплата отправлена',
  'payout-refused': 'В выплате отказано',
  'repeat-ordered': 'Автозаказ оформлен',
  'repeat-not-ordered': 'Автозаказ не оформлен',
  'drip-ended': 'Заказ по частям завершён',
  'claim-decided': 'Ответ на обращение по гарантии',
  'goods-replaced': 'Позиция заменена',
  'partner-news': 'Новости для партнёров',
  'service-back': 'Услуга снова доступна',
  'email-changed': 'Смена эл. почты',
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
