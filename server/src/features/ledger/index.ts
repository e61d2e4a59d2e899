export { balancesOf, findTotals, lockAccount, type Totals } from './account-queries.ts'
export { customerAccount, customerOfAccount, house } from './accounts.ts'
export {
  checkLedger,
  payableKinds,
  type SupplierPostings,
  sumAccounts,
  sumCommissions,
  sumOrderMoney,
  sumOutsideCredits,
  sumPayoutMoney,
  sumSupplierMoney,
} from './check-ledger.ts'
export { closeAccount } from './close-account.ts'
export { sumMoneyBetween } from './day-figures.ts'
export { type Checked, compareSums, type Difference, listDifferences, type Subject, type Sums } from './differences.ts'
export { nameTransactions } from './name-transactions.ts'
export { type Posting, post, postMany } from './post.ts'
export {
  customersOfTransactions,
  findGiftSpent,
  findGiftsLeft,
  findPosted,
  findPostedNamed,
  listDepositCodes,
  listPosted,
  listPostedNamed,
  type PostedTransaction,
} from './posted-queries.ts'
export {
  findTransaction,
  getTransaction,
  latestTransactions,
  moneyByDay,
  movedSince,
  transactionsAfter,
  transactionsSince,
} from './queries.ts'
export {
  accountsOfCustomer,
  chargeNames,
  type EntryFilter,
  findOrderCode,
  type Leg,
  listCostEntries,
  listEntries,
  listEntriesOfOrders,
  listLegs,
  listNamedEntries,
  listRange,
  type PostedEntry,
  type PostedLeg,
  type PostingName,
} from './report-entry-queries.ts'
export {
  type AccountSums,
  accountsOf,
  type Between,
  customersOfAccounts,
  type FigureSum,
  findCosts,
  findRange,
  firstPostedAt,
  type PostedFor,
  sumBalances,
  sumCostsOf,
  sumCustomers,
  sumFigures,
  sumPostedByOrder,
} from './report-queries.ts'
export { findOwed, findOwedBy, lockReversal, reverse, takeBack } from './reverse.ts'
export { ledgerRoutes } from './routes.ts'
