import type * as en from '../en/states.ts'
import type { TranslatedFeature } from '../translate.ts'

export const orderStates = {
  pending: 'Ожидает',
  'in-progress': 'В работе',
  success: 'Выполнен',
  failed: 'Не выполнен',
  cancel: 'Отменён',
  refund: 'Возврат',
  scheduled: 'Запланирован',
} satisfies TranslatedFeature<'ru', typeof en.orderStates>

export const orderModes = {
  single: 'Одиночный',
  multiply: 'Пакетный: список ссылок',
} satisfies TranslatedFeature<'ru', typeof en.orderModes>

export const botStates = {
  waiting: 'Ожидает',
  started: 'Инициализирован',
  running: 'Работает',
  paused: 'На паузе',
  stopped: 'Остановлен',
  error: 'Ошибка',
} satisfies TranslatedFeature<'ru', typeof en.botStates>

export const transactionKinds = {
  deposit: 'Пополнение',
  crypto_deposit: 'Пополнение криптовалютой',
  bank_deposit: 'Пополнение через банк',
  order_ref: 'Заказ услуги',
  order_auto: 'Запуск бота',
  refund: 'Возврат',
  commission: 'Реферальная комиссия',
} satisfies TranslatedFeature<'ru', typeof en.transactionKinds>

export const transactionNames = {
  debit: 'Списано магазином',
  gift: 'Подарок',
  reversal: 'Отмена зачисления',
  debt: 'Долг магазину',
  repayment: 'Погашение долга',
  clawback: 'Комиссия отозвана',
  payout: 'Выплата',
  payout_return: 'Возврат выплаты',
  share: 'Доля партнёра',
  share_back: 'Доля партнёра отозвана',
  openReceipt: 'Квитанция {code}',
} satisfies TranslatedFeature<'ru', typeof en.transactionNames>
