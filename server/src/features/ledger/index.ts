export { available, house } from './accounts.ts'
export { checkLedger, sumAccounts, sumCommissions, sumOrderMoney, sumOutsideCredits } from './check-ledger.ts'
export { closeAccount } from './close-account.ts'
export { post } from './post.ts'
export {
  balanceBefore,
  balancesOf,
  depositedBy,
  findGiftSpent,
  findPosted,
  findTotals,
  getTransaction,
  last30Days,
  latestTransactions,
  listDepositCodes,
  listPosted,
  type PostedTransaction,
  type Totals,
  transactionsAfter,
  transactionsSince,
} from './queries.ts'
export { findOwed, lockReversal, reverse } from './reverse.ts'
export { ledgerRoutes } from './routes.ts'
