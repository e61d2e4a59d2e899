import type { transactions as en } from '../en/ledger.ts'
import type { TranslatedFeature } from '../translate.ts'

export const transactions = {
  title: 'Операции',
  intro: 'Всё, что меняло ваш баланс, начиная с последнего.',
  filters: 'Отбор операций',
  type: 'Вид',
  allTypes: 'Все виды',
  time: 'Время',
  code: 'Код',
  amount: 'Сумма',
  balanceAfter: 'Баланс после',
  commissionBack: 'Комиссия отозвана',
  openReceipt: 'Квитанция {code}',
  empty: 'Операций пока нет',
  emptyText: 'Первой строкой здесь станет ваше первое пополнение.',
  noMatchText: 'Выберите другой вид или больший промежуток дней.',

  receipt: 'Квитанция',
  copyCode: 'Копировать код',
  status: 'Состояние',
  done: 'Выполнено',
  transferContent: 'Назначение перевода',
  order: 'Заказ',
  original: 'Отправлено',
  exchangeRate: 'Курс',
  deducted: 'Удержано за неверное назначение',
  description: 'Примечание',
  print: 'Распечатать',
} satisfies TranslatedFeature<'ru', typeof en>
