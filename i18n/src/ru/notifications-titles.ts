import type { notificationTitles as en } from '../en/notifications-titles.ts'
import type { TranslatedFeature } from '../translate.ts'

export const notificationTitles = {
  'deposit-credited': 'Пополнение зачислено: {amount}',
  'claim-refused': 'В заявке отказано: {amount}',
  'credit-reversed': 'Зачисление отменено: {amount}',
  'debit-reversed': 'Возвращено на баланс: {amount}',
  'order-changed': '{order}: {state}',
  'bot-finished': '{order}: бот завершил работу',
  'bot-failed': '{order}: сбой бота',
  'starts-stopped': '{order}: автозапуск остановлен',
  'commission-earned': 'Комиссия начислена: {amount}',
  'commission-taken-back': 'Комиссия отозвана: {amount}',
  'message-received': 'Новое сообщение от поддержки',
  'payout-paid': 'Выплата отправлена: {amount}',
  'payout-refused': 'В выплате отказано: {amount}',
  'repeat-ordered': '{order}: заказано снова',
  'repeat-not-ordered': '{order}: не заказано',
  'drip-ended': '{order}: все части завершены',
  'claim-decided': '{order}: ответ по гарантии',
  'goods-replaced': '{order}: позиция заменена',
  'service-back': '«{name}» снова можно заказать',
  'email-changed': 'Эл. почта изменена: {email}',
  'new-sign-in': 'Новый вход: {device}',
} satisfies TranslatedFeature<'ru', typeof en>
