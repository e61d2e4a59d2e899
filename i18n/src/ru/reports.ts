import type * as en from '../en/reports.ts'
import type { TranslatedFeature } from '../translate.ts'

export const reportFigures = {
  sales: 'Продажи',
  refunds: 'Возвраты',
  'deposits-sepay': 'Банковские переводы (SePay)',
  'deposits-casso': 'Банковские переводы (Casso)',
  'deposits-entered': 'Переводы, внесённые вручную',
  'deposits-binance': 'Binance',
  credits: 'Начисления вручную',
  gifts: 'Подарки',
  debits: 'Списания вручную',
  fees: 'Удержания',
  commissions: 'Комиссии',
  shares: 'Доли партнёров',
  'shares-held': 'Удержано для партнёров',
  payouts: 'Списано к выплате',
  'payouts-paid': 'Выплачено',
  forfeited: 'Остатки закрытых аккаунтов',
  'supplier-costs': 'Списано поставщиками',
  'supplier-top-ups': 'Пополнения у поставщиков',
  debts: 'Долги после отмен',
  other: 'Прочее',
} satisfies TranslatedFeature<'ru', typeof en.reportFigures>

export const reportAccounts = { customers: 'Балансы клиентов' } satisfies TranslatedFeature<
  'ru',
  typeof en.reportAccounts
>

export const accountTypes = {
  asset: 'Актив',
  liability: 'Обязательство',
  income: 'Доход',
  expense: 'Расход',
  other: 'Прочее',
} satisfies TranslatedFeature<'ru', typeof en.accountTypes>

export const entryKinds = {
  deposit: 'Пополнение',
  gift: 'Подарок',
  debit: 'Списано магазином',
  reversal: 'Отмена зачисления',
  order: 'Заказ',
  refund: 'Возврат',
  commission: 'Комиссия',
  clawback: 'Комиссия отозвана',
  debt: 'Долг после отмены',
  repayment: 'Погашение долга',
  payout: 'Заявка на выплату',
  payout_return: 'Возврат выплаты',
  share: 'Доля партнёра',
  share_back: 'Доля партнёра отозвана',
  share_held: 'Доля партнёра удержана',
  payout_paid: 'Выплачено',
  supplier_cost: 'Расход у поставщика',
  supplier_top_up: 'Пополнение у поставщика',
  closing: 'Аккаунт закрыт',
  other: 'Прочее',
} satisfies TranslatedFeature<'ru', typeof en.entryKinds>
