import type * as en from '../en/reversals-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorReversals = {
  open: 'Операции',
  openOf: 'Операции клиента {name}',
  title: 'Операции',
  owes: 'Долг {name} после отмены: {amount}. Он будет удержан из следующих поступлений.',
  found: {
    one: '{count} операция',
    few: '{count} операции, сначала новые',
    many: '{count} операций, сначала новые',
    other: '{count} операции, сначала новые',
  },
  search: 'Поиск по коду операции или заказа',
  noneFound: 'Операций с таким кодом нет',
  empty: 'Операций пока нет',
  emptyText: 'Здесь появятся пополнения, заказы и возвраты.',
  reverse: 'Отменить',
  reverseOf: 'Отменить {code}',
  reversed: 'Отменена',
  dialogTitle: 'Отменить эту операцию',
  dialogText:
    'Деньги вернёт обратная операция. Она выполняется один раз, её нельзя отменить, и в журнале она остаётся под вашим именем.',
  what: 'Операция',
  customer: 'Клиент',
  sum: 'Сумма',
  balance: 'Баланс сейчас',
  fromBalance: 'Спишется с баланса',
  owed: 'Останется долгом',
  owedText: 'Долг будет удержан из следующих поступлений раньше, чем клиент сможет их потратить.',
  transferWaits: 'Перевод снова окажется среди неопознанных и будет ждать нужного клиента.',
  orderStays: 'Заказ {code} снова считается оплаченным. Его статус не изменится.',
  notPossible: 'Эту операцию нельзя отменить, или она уже отменена.',
  reason: 'Причина',
  reasonHint: 'Видно клиенту',
  reverseNow: 'Отменить {amount}',
} satisfies TranslatedFeature<'ru', typeof en.operatorReversals>
