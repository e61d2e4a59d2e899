import type * as en from '../en/states.ts'
import type { TranslatedFeature } from '../translate.ts'

export const orderStates = {
  pending: 'Ожидает',
  'in-progress': 'В работе',
  success: 'Выполнен',
  failed: 'Не выполнен',
  cancel: 'Отменён',
  refund: 'Возвращён',
} satisfies TranslatedFeature<'ru', typeof en.orderStates>

export const botStates = {
  waiting: 'Ждёт',
  started: 'Запускается',
  running: 'Работает',
  paused: 'На паузе',
  stopped: 'Остановлен',
  error: 'Ошибка',
} satisfies TranslatedFeature<'ru', typeof en.botStates>

export const transactionKinds = {
  deposit: 'Пополнение',
  crypto_deposit: 'Криптоперевод',
  bank_deposit: 'Банковский перевод',
  order_ref: 'Реферальный заказ',
  order_auto: 'Заказ бота',
  refund: 'Возврат',
  commission: 'Реферальный доход',
} satisfies TranslatedFeature<'ru', typeof en.transactionKinds>
