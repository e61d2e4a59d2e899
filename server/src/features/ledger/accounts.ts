/** The account of what a customer may spend. */
export function customerAccount(customerId: string): string {
  return `customer:${customerId}:available`
}

/** Whose balance an account is; null for one of the house. */
export function customerOfAccount(path: string): string | null {
  return /^customer:(.+):available$/.exec(path)?.[1] ?? null
}

/** The house's accounts: money that came in, by channel, and what the house keeps. */
export const house = {
  manual: 'house:deposits:manual',
  /** What the shop gave away; it is no deposit. */
  gifts: 'house:gifts',
  /** What operators took from balances by hand. */
  debits: 'house:debits',
  bank: 'house:deposits:bank',
  binance: 'house:deposits:binance',
  fees: 'house:fees',
  sales: 'house:sales',
  commissions: 'house:commissions',
  /** What partners earn by orders, less what went back: a cost, as commissions are. */
  shares: 'house:shares',
  /** What of it is not theirs yet; details name the partner. */
  sharesHeld: 'house:shares:held',
  /** What left balances and is to be paid out. */
  payouts: 'house:payouts',
  /** What orders cost at suppliers. */
  costOfSales: 'house:cost-of-sales',
  /** What was paid in at suppliers less what they charged; details name the supplier. */
  suppliers: 'house:suppliers',
  /** What customers gave up with their accounts. */
  closed: 'house:closed',
} as const
