export { listUncreditedClaims } from './claim-queries.ts'
export { contentOf } from './content-queries.ts'
export {
  countBankClaims,
  countCreditsToApprove,
  countIllFeeds,
  countUnmatchedTransfers,
} from './count-waiting-money.ts'
export { registerDemoBinance } from './demo-binance.ts'
export { depositCronJobs, depositJobs } from './jobs.ts'
export {
  listRecentClaims,
  listSilentFeeds,
  listUnmatched,
  type WaitingMoney,
} from './list-waiting-money.ts'
export { deletePayerDetails, findNextBankClaim, type OwnTransfer, transfersAfter } from './personal-data-queries.ts'
export { enqueueSettling } from './receive-transfers.ts'
export { listReversible, reopenTransfer } from './reversal-queries.ts'
export { depositRoutes } from './routes.ts'
export { findContentOwner, findTransfers } from './search-queries.ts'
export { seedDemoSettings } from './settings.ts'
export { type DepositFigures, getDepositFigures } from './settings-queries.ts'
export { referencesCreditedTwice } from './transfer-name-queries.ts'
export { sharePayer, sumCredited } from './transfer-queries.ts'
export { depositWebhooks } from './webhooks.ts'
