type AccountKey =
  | 'reportAccounts.customers'
  | `books.${'bank' | 'binance' | 'manual' | 'gifts' | 'debits' | 'owed' | 'payouts' | 'fees' | 'sales' | 'commissions' | 'shares' | 'sharesHeld' | 'closed' | 'costOfSales' | 'suppliers'}`

const accounts: Record<string, { name: AccountKey; type: 'asset' | 'liability' | 'income' | 'expense' }> = {
  customers: { name: 'reportAccounts.customers', type: 'liability' },
  'house:suppliers': { name: 'books.suppliers', type: 'asset' },
  'house:payouts': { name: 'books.payouts', type: 'liability' },
  'house:deposits:bank': { name: 'books.bank', type: 'asset' },
  'house:deposits:binance': { name: 'books.binance', type: 'asset' },
  'house:deposits:manual': { name: 'books.manual', type: 'asset' },
  'house:owed': { name: 'books.owed', type: 'asset' },
  'house:sales': { name: 'books.sales', type: 'income' },
  'house:fees': { name: 'books.fees', type: 'income' },
  'house:debits': { name: 'books.debits', type: 'income' },
  'house:closed': { name: 'books.closed', type: 'income' },
  'house:gifts': { name: 'books.gifts', type: 'expense' },
  'house:commissions': { name: 'books.commissions', type: 'expense' },
  'house:shares': { name: 'books.shares', type: 'expense' },
  'house:shares:held': { name: 'books.sharesHeld', type: 'liability' },
  'house:cost-of-sales': { name: 'books.costOfSales', type: 'expense' },
}

/** The key of a ledger account's name; `customers` is all balances together. Null for an account of another release. */
export function accountKey(account: string): AccountKey | null {
  return accounts[account]?.name ?? null
}

export function accountTypeKey(account: string) {
  return `accountTypes.${accounts[account]?.type ?? 'other'}` as const
}
