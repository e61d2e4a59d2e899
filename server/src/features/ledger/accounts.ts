/** The account that holds a customer's spendable balance. */
export function customerAccount(customerId: string): string {
  return `customer:${customerId}:available`
}

/** The id of the customer who owns an account; null for an account of the house. */
export function customerOfAccount(path: string): string | null {
  return /^customer:(.+):available$/.exec(path)?.[1] ?? null
}

/** The house's accounts: incoming money by channel, and the money that the house keeps. */
export const house = {
  manual: 'house:deposits:manual',
  /** Gifts of the shop; they are no deposits. */
  gifts: 'house:gifts',
  /** Debits that operators posted by hand. */
  debits: 'house:debits',
  bank: 'house:deposits:bank',
  binance: 'house:deposits:binance',
  fees: 'house:fees',
  sales: 'house:sales',
  commissions: 'house:commissions',
  /** Partners' earnings from orders, less the part that went back. A cost, as commissions are. */
  shares: 'house:shares',
  /** The part of the shares that partners cannot use yet; details name the partner. */
  sharesHeld: 'house:shares:held',
  /** Money that left balances and waits for its payout. */
  payouts: 'house:payouts',
  /** Costs of orders at suppliers. */
  costOfSales: 'house:cost-of-sales',
  /** Payments to suppliers less their charges; details name the supplier. */
  suppliers: 'house:suppliers',
  /** Balances that customers gave up when they closed their accounts. */
  closed: 'house:closed',
} as const
