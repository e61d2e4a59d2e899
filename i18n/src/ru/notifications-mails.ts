import type * as en from '../en/notifications-mails.ts'
import type { TranslatedFeature } from '../translate.ts'

export const notificationMails = {
  'deposit-credited': 'Пополнение на {amount} зачислено.',
  gift: 'Магазин подарил вам {amount}.',
  'claim-refused': 'Мы не смогли зачислить перевод на {amount} с референсом {reference}: {reason}',
  'credit-reversed': 'Зачисление {amount} отменено: {reason}',
  debit: 'С вашего баланса списано {amount}: {reason}',
  'debit-reversed': 'Списанные с вашего баланса {amount} возвращены: {reason}',
  'order-changed': 'Статус вашего заказа {order}: «{state}».',
  'bot-finished': 'Бот заказа {order} завершил работу: успешно {ok}, неудачно {failed}.',
  'bot-failed': 'Бот заказа {order} остановлен после нескольких сбоев.',
  'starts-stopped': 'Мы удалили расписание вашего бота: {reason}',
  'commission-earned': 'Комиссия {amount} за вашего реферала зачислена на баланс.',
  'commission-taken-back':
    'По заказу вашего реферала сделан возврат, поэтому с вашего баланса списана комиссия {amount}.',
  'payout-paid': 'Мы отправили вам {amount}. Референс платежа: {reference}.',
  'payout-refused': 'В выплате {amount} отказано, сумма возвращена на баланс: {reason}',
  'repeat-ordered': 'Автозаказ оформлен: {order}, {amount}.',
  'repeat-not-ordered': 'Автозаказ {order} не оформлен.',
  'drip-ended': 'Выполнено частей заказа: {done} из {runs}.',
  'warranty-replaced': 'Мы заменили то, о чём вы сообщили. Откройте заказ, чтобы посмотреть.',
  'warranty-refunded': 'Мы вернули {amount} на баланс за то, о чём вы сообщили: {reason}',
  'warranty-refused': 'Мы не можем принять ваше обращение по гарантии: {reason}',
  'goods-replaced': 'Мы заменили позицию вашего заказа: {reason}',
  'service-back': 'Вы просили сообщить, когда «{name}» появится. Теперь её можно заказать.',
  'email-changed':
    'Эл. почта вашего аккаунта изменена на {email}. Если это были не вы, отмените смену в течение 7 дней по ссылке, отправленной на прежний адрес.',
  'new-sign-in':
    'Кто-то вошёл из нового браузера: {device}, IP-адрес {address}. Если это были не вы, завершите этот сеанс и смените пароль.',
} satisfies TranslatedFeature<'ru', typeof en.notificationMails>

export const notificationActions = {
  transactions: 'Открыть операции',
  deposit: 'Открыть пополнение',
  order: 'Открыть заказ',
  bot: 'Открыть консоль',
  referral: 'Открыть рефералов',
  conversation: 'Открыть диалог',
  repeats: 'Открыть автозаказы',
  partner: 'Открыть страницу партнёра',
  service: 'Заказать',
  profile: 'Открыть профиль',
  sessions: 'Проверить сеансы',
} satisfies TranslatedFeature<'ru', typeof en.notificationActions>
