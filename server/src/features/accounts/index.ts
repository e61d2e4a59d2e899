export { compareAccounts } from './compare-accounts.ts'
export { lockConfirmedUser, requirePassword } from './confirm-identity.ts'
export {
  countNewCustomers,
  findReader,
  holdAccount,
  holdAccounts,
  holdPartner,
  setPartner,
} from './customer-queries.ts'
export {
  customersOf,
  getCustomer,
  heldAmong,
  idsOfUsernames,
  nameCustomers,
  usernamesOf,
  usersNamed,
  usersNamedAmong,
} from './customers.ts'
export { findEmailChange, findFormerEmail } from './email-change/queries.ts'
export { ensureDemoUser } from './ensure-demo-user.ts'
export { getUser } from './get-user.ts'
export { identify, identifyMany, identifyReader } from './identify.ts'
export { accountCronJobs, accountJobs } from './jobs.ts'
export { KnownSessions } from './known-sessions.ts'
export { findReferrer, findReferrerOf, recentReferrals, signUpsByDay } from './referral-queries.ts'
export { accountRoutes } from './routes.ts'
export { type FoundContact, findContacts, listContacts, type Searcher } from './search-queries.ts'
export { listSentMails } from './sent-mail-queries.ts'
export { listAllSessions } from './session-queries.ts'
export {
  accountBlocked,
  type BlockDecided,
  blockAccount,
  endAccountSessions,
  refundBlocked,
  refuseBlocked,
  unblockAccount,
} from './staff/block-customer.ts'
export { command, makeOperator, removeOperator } from './staff/change-staff.ts'
export { listOwnNotes } from './staff/note-queries.ts'
export { listStaffWith } from './staff/queries.ts'
export { isViewToken, readAccessToken } from './tokens.ts'
export { limitWrongCodes } from './two-factor/limit-wrong-codes.ts'
export { twoFactorSecrets } from './two-factor/queries.ts'
export { findTimeZone, findUserByEmail } from './user-queries.ts'
export { blockUsers, closeUser } from './user-status.ts'
