import { costFigures, depositFigures, type Figure, type FigureGroup, figures } from '@runmart/contract/reports-figures'
import { house } from '#features/ledger/index.ts'

type FigurePlace = {
  /** The accounts of the shop on which it is found. */
  accounts: readonly string[]
  /** 1: it is shown as the account has it; -1: what leaves the account is what is counted. */
  sign: 1 | -1
}

const OWED = 'house:owed'

/** Where each line of a report is found, and which way it is counted: all are shown above zero. */
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

/** The line of a report that a stored sum belongs to, or null: sums of customers, of settled payouts and of what lies at suppliers are none. */
export function asFigure(stored: string): Figure | null {
  return figures.find((it) => it === stored) ?? null
}

/** The lines that are meant: one, or all deposits or costs; those of a group are counted the same way. */
export function figuresOf(asked: Figure | FigureGroup): readonly Figure[] {
  if (asked === 'cost') return costFigures
  return asked === 'deposits' ? depositFigures : [asked]
}
