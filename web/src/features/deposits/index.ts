export { prefetchDepositInformation } from './prefetch-deposit-information.ts'
export { useCreditNotices } from './use-credit-notices.ts'
