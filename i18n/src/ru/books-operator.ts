import type * as en from '../en/books-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const books = {
  title: 'Книги',
  intro: 'Каждый донг записан дважды. Проверка читает все записи на один момент базы данных.',
  agree: 'Книги сходятся',
  agreeText: 'Ни одна проверка не нашла расхождений.',
  differ: 'Книги не сходятся',
  differText: {
    one: '{count} проверка нашла расхождение. Начните с примеров ниже.',
    few: '{count} проверки нашли расхождения. Начните с примеров ниже.',
    many: '{count} проверок нашли расхождения. Начните с примеров ниже.',
    other: '{count} проверки нашли расхождения. Начните с примеров ниже.',
  },
  checkedAt: 'Проверено {when}',
  checkAgain: 'Проверить ещё раз',
  checks: 'Что проверено',
  fine: 'Сходится',
  found: {
    one: '{count} расхождение',
    few: '{count} расхождения',
    many: '{count} расхождений',
    other: '{count} расхождения',
  },
  examples: 'Примеры',
  balances: 'Где находятся деньги',
  account: 'Счёт',
  balance: 'Остаток',
  customers: {
    one: '{count} счёт клиента',
    few: '{count} счёта клиентов',
    many: '{count} счетов клиентов',
    other: '{count} счёта клиентов',
  },
  bank: 'Пришло через банк',
  binance: 'Пришло через Binance',
  manual: 'Начислено вручную',
  fees: 'Удержанные комиссии',
  closed: 'Остатки закрытых аккаунтов',
  sum: 'Всего вместе',
  sumHint: 'Должно быть ноль',
  signs: 'Пришедшее извне записано с минусом: эти деньги магазин должен клиентам.',
} satisfies TranslatedFeature<'ru', typeof en.books>

export const bookChecks = {
  'sum-is-zero': 'Все записи вместе дают ноль',
  'transactions-balance': 'Каждая операция берёт столько же, сколько даёт',
  'balances-equal-entries': 'Каждый баланс равен сумме своих записей',
  'balances-after-each': 'В каждой строке истории верный остаток после неё',
  'totals-equal-entries': 'Все итоги пополнений и доходов равны сумме своих записей',
  'nothing-negative': 'Ни у кого нет меньше нуля',
  'one-credit-per-payment': 'Каждый платёж извне зачислен один раз',
  'transfers-equal-credits': 'Входящие и книга зачислили одни и те же переводы',
  'one-charge-per-order': 'Каждый заказ оплачен один раз',
  'orders-equal-charges': 'Заказы и книга говорят об одних и тех же списаниях и возвратах',
  'refunds-within-charges': 'Ни за один заказ не вернули больше, чем он стоил',
  'commissions-equal-postings': 'Комиссии и книга говорят об одних и тех же выплатах',
} satisfies TranslatedFeature<'ru', typeof en.bookChecks>
