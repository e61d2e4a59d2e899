export { clearReferral, rememberReferral, storedReferral } from './stored-referral.ts'
export { useCommissionNotices } from './use-commission-notices.ts'
