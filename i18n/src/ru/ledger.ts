import type * as en from '../en/ledger.ts'
import type { TranslatedFeature } from '../translate.ts'

export const transactions = {
  title: 'Операции',
  intro: 'Все изменения баланса, сначала новые.',
  filters: 'Фильтр операций',
  type: 'Тип',
  allTypes: 'Все типы',
  allStatuses: 'Все статусы',
  what: 'Операция',
  time: 'Время',
  code: 'Код',
  amount: 'Сумма',
  balanceAfter: 'Баланс после',
  reverses: 'Отменяет операцию',
  reversedBy: 'Отменена операцией',
  owed: 'Ваш долг магазину: {amount}',
  owedText: 'Зачисление отменили, когда вы его уже потратили. Долг будет удержан из следующих поступлений.',
  empty: 'Операций пока нет',
  emptyText: 'Здесь появится ваше первое пополнение.',
  noMatchText: 'Выберите другой тип или больший период.',

  receipt: 'Квитанция',
  receiptUnknown: 'У вас нет операции с кодом {code}.',
  copyCode: 'Скопировать код',
  status: 'Статус',
  transferContent: 'Назначение перевода',
  order: 'Заказ',
  original: 'Отправлено',
  exchangeRate: 'Курс',
  deducted: 'Удержано за неверное назначение',
  description: 'Примечание',
  print: 'Распечатать',
} satisfies TranslatedFeature<'ru', typeof en.transactions>

export const transactionStates = {
  success: 'Выполнено',
  pending: 'Ожидает',
  failed: 'Не выполнено',
  cancel: 'Отменено',
  refund: 'Возвращено',
  'in-progress': 'В работе',
} satisfies TranslatedFeature<'ru', typeof en.transactionStates>

export const statement = {
  title: 'Выписка',
  heading: 'Выписка за {month}',
  intro: 'С {from} по {to}, часовой пояс {zone}',
  previous: 'Предыдущий месяц',
  next: 'Следующий месяц',
  opening: 'Баланс на начало',
  in: 'Поступило',
  out: 'Списано',
  closing: 'Баланс на конец',
  now: 'Баланс сейчас',
  customer: 'Клиент',
  date: 'Дата',
  print: 'Распечатать',
  empty: 'В этом месяце баланс не менялся.',
  more: 'Первые {shown} операций из {total}. Все операции есть в CSV.',
  back: 'Операции',
  issued: 'Составлена {when}',
} satisfies TranslatedFeature<'ru', typeof en.statement>
