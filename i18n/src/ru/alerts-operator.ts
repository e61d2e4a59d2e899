import type * as en from '../en/alerts-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const alertKinds = {
  'new-orders': 'Новые заказы',
  messages: 'Клиенты ждут ответа',
  transfers: 'Неопознанные переводы',
  claims: 'Заявки о переводах',
  payouts: 'Выплаты к отправке',
  'large-credits': 'Начисления и списания сверх лимита',
  feeds: 'Источник платежей не отвечает',
  books: 'Учёт не сходится',
  stock: 'На складе заканчивается товар',
  jobs: 'Письма и задачи с ошибкой',
  'payment-settings': 'Изменены настройки пополнения',
} satisfies TranslatedFeature<'ru', typeof en.alertKinds>

export const alertKindTexts = {
  'new-orders': 'Вместе: не чаще раза в минуту, на почту раз в час',
  messages: 'Если за несколько минут никто не ответил',
  transfers: 'Деньги пришли, но неизвестно чьи',
  claims: 'Клиент сообщил, что перевод его',
  payouts: 'Клиент просит выплату',
  'large-credits': 'Нужно одобрение другого оператора',
  feeds: 'После десяти минут молчания',
  books: 'После проверки учёта, ночной или ручной',
  stock: 'Когда остаётся столько, сколько указано для услуги',
  jobs: 'Все попытки исчерпаны',
  'payment-settings': 'Банковский счёт, Binance ID или курс',
} satisfies TranslatedFeature<'ru', typeof en.alertKindTexts>

export const operatorAlerts = {
  title: 'Оповещения',
  intro: 'Только ваши: выберите, о чём и как вам сообщать. Изменения сохраняются автоматически.',
  channels: 'Каналы',
  table: 'О чём сообщать',
  tableText: 'Всё, что случилось за минуту, приходит одним сообщением.',
  kind: 'Оповещение',
  browser: 'Браузер',
  telegram: 'Telegram',
  mail: 'Почта',
  always: 'Всегда',
  alwaysText: 'Владельцам отправляется всегда, для безопасности',
  browserInPage: 'Только в открытых страницах админки',
  browserAllowed: 'И когда админка открыта в фоне',
  browserDenied: 'Только в открытых страницах: уведомления запрещены в настройках браузера',
  browserMissing: 'Только в открытых страницах: в этом браузере нет уведомлений',
  allow: 'Разрешить уведомления',
  telegramLinked: 'Привязан чат {chat}',
  telegramUnlinked: 'Не привязан, поэтому ничего не приходит',
  telegramMissing: 'У магазина нет бота в Telegram',
  link: 'Привязать Telegram',
  mailTo: 'На {address}',
  mailMissing: 'У магазина нет почтового сервера: письма складываются в папку',
  test: 'Проверить',
  testBy: 'Проверить: {channel}',
  tested: 'Пробное оповещение отправлено',
  show: 'Открыть',
} satisfies TranslatedFeature<'ru', typeof en.operatorAlerts>
