export { operatorCustomers } from './accounts-operator.ts'
export { accountMailNames, operatorCustomerPage } from './accounts-operator-customer.ts'
export { invitationStates, operatorInvitation, operatorInvitations } from './accounts-operator-invitations.ts'
export { operatorRules, ruleActs, ruleAreas, ruleStakes } from './accounts-operator-rules.ts'
export { operatorStaff, staffRights, staffRightTexts, staffRoles } from './accounts-operator-staff.ts'
export { alerts } from './alerts.ts'
export { alertKinds, alertKindTexts, operatorAlerts } from './alerts-operator.ts'
export { auditActions } from './audit-actions.ts'
export { auditFields, operatorAudit } from './audit-operator.ts'
export { bookChecks, bookFaults, bookFigures, books } from './books.ts'
export { isolationPromises, operatorBots } from './bots-operator.ts'
export { fieldKinds, operatorServices } from './catalog-operator.ts'
export { glyphNames, operatorCategories } from './catalog-operator-categories.ts'
export { operatorServiceEdits, serviceVisibilities } from './catalog-operator-edits.ts'
export { operatorPictures } from './catalog-operator-pictures.ts'
export { operatorContent, operatorMaintenance } from './content-operator.ts'
export { operatorTexts } from './content-operator-texts.ts'
export { mailboxProblemNames, operatorConversations } from './conversations-operator.ts'
export {
  feedNames,
  feedProblemNames,
  manualCreditStates,
  operatorTransfers,
  transferClaimStates,
  transferStates,
} from './deposits-operator.ts'
export { operatorDepositSettings } from './deposits-operator-settings.ts'
export { operatorDrips } from './drips-operator.ts'
export { jobAreas, operatorJobs } from './jobs-operator.ts'
export { operatorNewsletter } from './newsletter-operator.ts'
export { operatorOrderActors, operatorOrderEvents, operatorOrders } from './orders-operator.ts'
export {
  deskProblems,
  deskProviders,
  deskSorts,
  doneLineProblems,
  operatorDesk,
  operatorLinks,
} from './orders-operator-desk.ts'
export { operatorDiscountCodes } from './orders-operator-discount-codes.ts'
export { operatorOrderSettings } from './orders-operator-settings.ts'
export { partner, partnerFacts, partnerStates } from './partners.ts'
export { operatorPartners, operatorProposals } from './partners-operator.ts'
export { partnerActors, partnerOrders } from './partners-orders.ts'
export { partnerServices, proposalStates } from './partners-services.ts'
export { operatorPayouts } from './payouts-operator.ts'
export { commissionStates, operatorReferrals, suspicions } from './referrals-operator.ts'
export { operatorRepeats } from './repeats-operator.ts'
export { entryKinds, reportAccounts, reportFigures } from './reports.ts'
export { operatorReports } from './reports-operator.ts'
export { operatorReversals } from './reversals-operator.ts'
export { operatorSearch, operatorSearchFields } from './search-operator.ts'
export { operatorSettings } from './settings-operator.ts'
export { operatorLeaving, operatorPreview, operatorShell } from './shell-operator.ts'
export { itemStates, operatorStock, stockHandouts } from './stock-operator.ts'
export { importProblems, offerShows, operatorSuppliers, supplierProblems } from './suppliers-operator.ts'
export { operatorSupplierMoney, topUpSources, topUpStatuses } from './suppliers-operator-money.ts'
export {
  dispatchProblems,
  dispatchStates,
  exchangeActions,
  exchangeOutcomeNames,
  operatorDispatches,
} from './suppliers-operator-orders.ts'
export { supplyProblems } from './suppliers-operator-problems.ts'
export { operatorChanges, operatorSources, sourceStopTexts } from './suppliers-operator-sources.ts'
export { operatorToday, waitingActions, waitingNames } from './today-operator.ts'
export { claimDesk } from './warranty-desk.ts'
export { operatorWarranty } from './warranty-operator.ts'
export { partnerClaims } from './warranty-partner.ts'
