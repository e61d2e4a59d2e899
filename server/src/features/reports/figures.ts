import { costFigures, depositFigures, type Figure, type FigureGroup, figures } from '@runmart/contract/reports-figures'
import { house } from '#features/ledger/index.ts'

type FigurePlace = {
  /** The shop's accounts that hold it. */
  accounts: readonly string[]
  /** 1 shows the account's sign; -1 counts what leaves the account. */
  sign: 1 | -1
}

const OWED = 'house:owed'

/** The accounts and sign of each report line: all lines show values above zero. */
export const places: Record<Figure, FigurePlace> = {
  sales: { accounts: [house.sales], sign: 1 },
  refunds: { accounts: [house.sales], sign: -1 },
  'deposits-sepay': { accounts: [house.bank], sign: -1 },
  'deposits-casso': { accounts: [house.bank], sign: -1 },
  'deposits-entered': { accounts: [house.bank], sign: -1 },
  'deposits-binance': { accounts: [house.binance], sign: -1 },
  credits: { accounts: [house.manual], sign: -1 },
  gifts: { accounts: [house.gifts], sign: -1 },
  debits: { accounts: [house.debits], sign: 1 },
  fees: { accounts: [house.fees], sign: 1 },
  commissions: { accounts: [house.commissions], sign: -1 },
  shares: { accounts: [house.shares], sign: -1 },
  'shares-held': { accounts: [house.sharesHeld], sign: 1 },
  payouts: { accounts: [house.payouts], sign: 1 },
  'payouts-paid': { accounts: [house.bank, house.binance], sign: 1 },
  forfeited: { accounts: [house.closed], sign: 1 },
  'supplier-costs': { accounts: [house.costOfSales], sign: -1 },
  'supplier-top-ups': { accounts: [house.bank, house.binance, house.manual], sign: 1 },
  debts: { accounts: [OWED], sign: -1 },
  other: { accounts: [], sign: 1 },
}

/** The report line of a stored sum, or null. Sums of customers, settled payouts and suppliers' balances have none. */
export function asFigure(stored: string): Figure | null {
  return figures.find((it) => it === stored) ?? null
}

/** The requested lines: one, or all deposits or costs. A group's lines share a sign. */
export function figuresOf(asked: Figure | FigureGroup): readonly Figure[] {
  if (asked === 'cost') return costFigures
  return asked === 'deposits' ? depositFigures : [asked]
}
