import { api } from '@runmart/contract'
import type { Right } from '@runmart/contract/accounts-rights'
import type { ActName, ActRule } from '@runmart/contract/accounts-rules'
import { viewRights } from '@runmart/contract/accounts-views'
import type { AnyEndpoint } from '@runmart/contract/endpoint'

/** The stake of an action and its endpoints. The endpoints define the rules. */
type Act = { stake: ActRule['stake']; by: readonly [AnyEndpoint, ...AnyEndpoint[]]; alsoNeeds?: readonly Right[] }

const acts: Record<ActName, Act> = {
  staff: {
    stake: 'rights',
    by: [
      api.accountsOperator.saveStaff,
      api.accountsOperator.removeStaff,
      api.staffInvitations.create,
      api.staffInvitations.resend,
    ],
  },
  'withdraw-invitation': { stake: 'rights', by: [api.staffInvitations.withdraw] },
  credit: { stake: 'money', by: [api.depositsOperator.credit] },
  debit: { stake: 'money', by: [api.depositsOperator.debit] },
  'enter-transfer': { stake: 'money', by: [api.depositsOperator.addMissed] },
  'approve-credit': { stake: 'money', by: [api.pendingCredits.approve] },
  'cancel-credit': { stake: 'money', by: [api.pendingCredits.cancel] },
  'assign-transfer': { stake: 'money', by: [api.depositsOperator.assign] },
  'ignore-transfer': { stake: 'money', by: [api.depositsOperator.ignore] },
  'refuse-claim': { stake: 'money', by: [api.bankClaims.refuse] },
  'view-receipt': { stake: 'secrets', by: [api.bankClaims.receipt] },
  'pay-payout': { stake: 'money', by: [api.payouts.pay] },
  'refuse-payout': { stake: 'money', by: [api.payouts.refuse] },
  'decide-commission': {
    stake: 'money',
    by: [api.referrals.allow, api.referrals.refuse, api.partnersReviews.allow, api.partnersReviews.refuse],
  },
  reverse: { stake: 'money', by: [api.reversals.reverse] },
  'decide-application': { stake: null, by: [api.partnersOperator.refuse] },
  partnership: {
    stake: 'money',
    by: [api.partnersOperator.accept, api.partnersOperator.end, api.partnersOperator.setService],
  },
  'take-order-over': { stake: 'money', by: [api.partnersOperator.takeOver, api.partnersOperator.recount] },
  'decide-proposal': { stake: 'money', by: [api.partnersOperator.approve, api.partnersOperator.refuseProposal] },
  'deposit-settings': { stake: 'settings', by: [api.depositsOperator.saveSettings] },
  'partner-settings': { stake: 'settings', by: [api.partnersOperator.saveSettings] },
  'payout-settings': { stake: 'settings', by: [api.payouts.saveSettings] },
  'order-settings': { stake: 'settings', by: [api.orderSettings.saveSettings] },
  'referral-settings': { stake: 'settings', by: [api.referrals.saveSettings] },
  'customer-rate': { stake: 'settings', by: [api.referralRates.save] },
  maintenance: { stake: 'settings', by: [api.maintenance.saveSettings] },
  'failed-tasks': { stake: null, by: [api.jobs.retry, api.jobs.remove] },
  'refund-order': {
    stake: 'money',
    by: [api.ordersOperator.refund, api.ordersOperator.refundPart, api.warrantyOperator.refund, api.ordersDesk.act],
  },
  'stop-bot': { stake: 'money', by: [api.botsOperator.stop, api.botsOperator.removeSchedule] },
  'read-bot-log': { stake: 'secrets', by: [api.botsOperator.log, api.botsOperator.lateAnswers] },
  'work-on-orders': {
    stake: 'money',
    by: [
      api.ordersOperator.take,
      api.ordersOperator.progress,
      api.ordersOperator.deliver,
      api.ordersOperator.giveLines,
      api.ordersLinks.save,
      api.ordersOperator.fail,
    ],
  },
  'answer-customers': {
    stake: null,
    by: [
      api.conversationsOperator.send,
      api.conversationsOperator.upload,
      api.conversationsOperator.assign,
      api.conversationsOperator.close,
      api.conversationsOperator.reopen,
    ],
  },
  'saved-replies': { stake: null, by: [api.savedReplies.create, api.savedReplies.edit, api.savedReplies.remove] },
  'order-views': { stake: null, by: [api.ordersDesk.saveView, api.ordersDesk.deleteView] },
  'view-as-customer': {
    stake: 'secrets',
    by: [api.customerViews.start, api.customerViews.end],
    alsoNeeds: viewRights.filter((it) => it !== api.customerViews.start.right),
  },
  'block-customer': { stake: null, by: [api.accountsOperator.block, api.accountsOperator.unblock] },
  'end-sessions': { stake: null, by: [api.accountsOperator.endSessions] },
  'resend-mail': { stake: null, by: [api.customerPage.resendMail, api.notificationsOperator.resend] },
  'customer-notes': {
    stake: null,
    by: [api.customerPage.addNote, api.customerPage.editNote, api.customerPage.removeNote],
  },
  services: {
    stake: 'money',
    by: [
      api.catalog.createService,
      api.catalog.editService,
      api.catalogEdits.copyService,
      api.catalogEdits.editMany,
      api.catalogEdits.undoEdit,
    ],
  },
  'discount-codes': { stake: 'money', by: [api.discountCodes.createCode, api.discountCodes.editCode] },
  'bot-settings': {
    stake: 'secrets',
    by: [api.botsOperator.saveSettings],
    alsoNeeds: ['catalog'],
  },
  stock: {
    stake: 'secrets',
    by: [
      api.stock.add,
      api.stock.addFiles,
      api.stock.saveSettings,
      api.stock.find,
      api.stock.findFile,
      api.stock.withdraw,
      api.stock.withdrawHeld,
    ],
  },
  'replace-goods': { stake: 'money', by: [api.goods.replace] },
  'supplier-orders': {
    stake: 'money',
    by: [
      api.supplierOrders.resolve,
      api.supplierOrders.retry,
      api.supplierOrders.takeOver,
      api.supplierOrders.cancel,
      api.supplierOrders.refill,
      api.supplierOrders.act,
    ],
  },
  suppliers: { stake: 'secrets', by: [api.suppliers.create, api.suppliers.save] },
  supply: {
    stake: 'money',
    by: [api.suppliers.saveSources, api.suppliers.import, api.suppliers.decideChange],
  },
  'ask-suppliers': { stake: null, by: [api.suppliers.check, api.suppliers.sync] },
  'top-up-supplier': { stake: 'money', by: [api.supplierMoney.note] },
  'decide-top-up': { stake: 'money', by: [api.supplierMoney.confirm, api.supplierMoney.reverse] },
  'decide-warranty': {
    stake: 'money',
    by: [api.warrantyOperator.replace, api.warrantyOperator.refuse],
  },
  'sort-services': { stake: null, by: [api.catalogEdits.orderServices, api.catalogCategories.orderCategories] },
  categories: {
    stake: null,
    by: [
      api.catalogCategories.createCategory,
      api.catalogCategories.editCategory,
      api.catalogCategories.removeCategory,
    ],
  },
  'service-pages': {
    stake: null,
    by: [
      api.catalogPages.saveServicePage,
      api.catalogPages.addPicture,
      api.catalogPictures.setServicePicture,
      api.catalogPictures.removeServicePicture,
      api.catalogPictures.setCategoryPicture,
      api.catalogPictures.removeCategoryPicture,
    ],
  },
  newsletter: { stake: null, by: [api.newsletter.sendIssue] },
  'export-subscribers': { stake: 'secrets', by: [api.newsletter.subscribers] },
  announcements: {
    stake: null,
    by: [
      api.content.createAnnouncement,
      api.content.editAnnouncement,
      api.content.publishAnnouncement,
      api.content.endAnnouncement,
      api.content.removeAnnouncement,
    ],
  },
  texts: {
    stake: null,
    by: [api.texts.create, api.texts.save, api.texts.discard, api.texts.publish, api.texts.unpublish, api.texts.remove],
  },
  'export-accounts': { stake: 'secrets', by: [api.reports.accounting] },
  'own-alerts': { stake: null, by: [api.alerts.choose] },
  'claim-transfer': { stake: 'money', by: [api.deposits.claimCrypto] },
  'request-payout': { stake: 'money', by: [api.payouts.request] },
  'change-email': { stake: 'secrets', by: [api.accounts.changeEmail] },
}

/** Staff endpoints that change nothing, such as previews, checks and messages to oneself. */
export const changeNothing: readonly AnyEndpoint[] = [
  api.alerts.test,
  api.catalogPages.previewServicePage,
  api.ledger.checkBooks,
  api.newsletter.sendTestIssue,
  api.ordersDesk.preview,
  api.ordersLinks.check,
  api.supplierOrders.preview,
  api.suppliers.previewImport,
  api.texts.preview,
]

export const endpointsOf = (name: ActName): readonly AnyEndpoint[] => acts[name].by

/** An action with the rules of its endpoints; the first one represents all. */
export function actRule(name: ActName): ActRule {
  const { stake, by, alsoNeeds = [] } = acts[name]
  return { name, stake, alsoNeeds: [...alsoNeeds], ...endpointRule(by[0]) }
}

/** The conditions for callers of an endpoint. */
export function endpointRule({ access, right, freshSignIn, refusals }: AnyEndpoint) {
  return {
    area: access === 'operator' ? (right ?? 'owner') : 'customer',
    asksAgain: freshSignIn === true || (refusals?.includes('STEP_UP_REQUIRED') ?? false),
    waits: refusals?.includes('APPROVAL_NEEDED') ? 'second-person' : refusals?.includes('CLAIM_WAITS') ? 'hours' : null,
  } as const
}
