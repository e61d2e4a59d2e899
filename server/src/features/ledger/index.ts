export { available, house } from './accounts.ts'
export { post } from './post.ts'
export { findTotals, last30Days, latestTransactions, type Totals } from './queries.ts'
