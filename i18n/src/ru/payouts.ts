import type * as en from '../en/payouts.ts'
import type { TranslatedFeature } from '../translate.ts'

export const payouts = {
  title: 'Выплаты',
  intro: 'Комиссии и заработок партнёра можно вывести на банковский счёт или в Binance, от {amount}.',
  available: 'Доступно',
  earned: 'Получено {earned}, выплачено или в пути {paidOut}',
  request: 'Запросить выплату',
  open: 'Одна выплата уже в пути. Следующую можно запросить, когда она завершится.',
  dialogText: 'Сумма списывается с баланса сразу. Обычно мы выплачиваем в течение 2 рабочих дней.',
  amount: 'Сумма',
  amountHint: 'От {minimum} до {available}',
  way: 'Куда выплатить',
  bank: 'Банковский счёт',
  binance: 'Binance',
  bankName: 'Банк',
  chooseBank: 'Выберите банк',
  accountNumber: 'Номер счёта',
  accountName: 'Владелец счёта',
  binanceId: 'Binance ID',
  owner: 'Имя в Binance',
  confirm: 'Запросить {amount}',
  requestAny: 'Запросить выплату',
  list: 'Ваши выплаты',
  to: 'на {account}',
  reference: 'Референс {reference}',
  returned: 'Возвращено на баланс. {reason}',
  cancel: 'Отменить выплату',
  cancelOf: 'Отменить выплату {code}',
  cancelTitle: 'Отменить выплату {amount}?',
  cancelText: 'Сумма сразу вернётся на баланс.',
} satisfies TranslatedFeature<'ru', typeof en.payouts>

export const payoutStates = {
  waiting: 'В пути',
  paid: 'Выплачено',
  refused: 'Отказано',
  cancelled: 'Отменено',
} satisfies TranslatedFeature<'ru', typeof en.payoutStates>
