import type * as en from '../en/books-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const books = {
  title: 'Учёт',
  intro: 'Двойная запись с точностью до донга. Все проверки читают один снимок базы данных.',
  agree: 'Учёт сходится',
  agreeText: 'Все проверки пройдены.',
  differ: 'Учёт не сходится',
  differText: {
    one: '{count} проверка нашла расхождение. Начните с примеров ниже.',
    few: '{count} проверки нашли расхождения. Начните с примеров ниже.',
    many: '{count} проверок нашли расхождения. Начните с примеров ниже.',
    other: '{count} проверки нашли расхождения. Начните с примеров ниже.',
  },
  checkedAt: 'Проверено {when}',
  checkAgain: 'Проверить ещё раз',
  checks: 'Проверки',
  fine: 'Пройдена',
  found: {
    one: '{count} расхождение',
    few: '{count} расхождения',
    many: '{count} расхождений',
    other: '{count} расхождения',
  },
  examples: 'Примеры',
  balances: 'Остатки по счетам',
  account: 'Счёт',
  balance: 'Остаток',
  customers: {
    one: '{count} счёт клиента',
    few: '{count} счёта клиентов',
    many: '{count} счетов клиентов',
    other: '{count} счёта клиентов',
  },
  bank: 'Пополнения через банк',
  binance: 'Пополнения через Binance',
  manual: 'Начисления вручную',
  fees: 'Удержания',
  closed: 'Остатки закрытых аккаунтов',
  sum: 'Итого',
  sumHint: 'Должно быть ноль',
  signs: 'Деньги, поступившие извне, записаны с минусом: магазин должен их клиентам.',
} satisfies TranslatedFeature<'ru', typeof en.books>

export const bookChecks = {
  'sum-is-zero': 'Сумма всех проводок равна нулю',
  'transactions-balance': 'В каждой операции дебет равен кредиту',
  'balances-equal-entries': 'Каждый баланс равен сумме своих проводок',
  'balances-after-each': 'Баланс после каждой операции верен',
  'totals-equal-entries': 'Итоги пополнений и доходов равны сумме проводок',
  'nothing-negative': 'Ни у одного клиента нет отрицательного баланса',
  'one-credit-per-payment': 'Каждый входящий платёж зачислен один раз',
  'transfers-equal-credits': 'Зачисленные переводы совпадают с учётом',
  'one-charge-per-order': 'Каждый заказ оплачен один раз',
  'orders-equal-charges': 'Списания и возвраты по заказам совпадают с учётом',
  'refunds-within-charges': 'Ни один возврат не превышает цену заказа',
  'commissions-equal-postings': 'Комиссии совпадают с учётом',
} satisfies TranslatedFeature<'ru', typeof en.bookChecks>
