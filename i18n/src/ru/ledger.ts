import type { transactions as en } from '../en/ledger.ts'
import type { TranslatedFeature } from '../translate.ts'

export const transactions = {
  title: 'Операции',
  intro: 'Все изменения баланса, сначала новые.',
  filters: 'Фильтр операций',
  type: 'Тип',
  allTypes: 'Все типы',
  time: 'Время',
  code: 'Код',
  amount: 'Сумма',
  balanceAfter: 'Баланс после',
  commissionBack: 'Комиссия отозвана',
  openReceipt: 'Квитанция {code}',
  empty: 'Операций пока нет',
  emptyText: 'Здесь появится ваше первое пополнение.',
  noMatchText: 'Выберите другой тип или больший период.',

  receipt: 'Квитанция',
  copyCode: 'Скопировать код',
  status: 'Статус',
  done: 'Выполнено',
  transferContent: 'Назначение перевода',
  order: 'Заказ',
  original: 'Отправлено',
  exchangeRate: 'Курс',
  deducted: 'Удержано за неверное назначение',
  description: 'Примечание',
  print: 'Распечатать',
} satisfies TranslatedFeature<'ru', typeof en>
