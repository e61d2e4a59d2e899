export { accountClosure } from './account-closure.ts'
export { accountStates, profile } from './accounts-profile.ts'
export { emailChange, otherSessions, stepUp } from './accounts-security.ts'
export { accounts } from './accounts-signed-out.ts'
export { lineStates, resultProblems, runNotes } from './bots.ts'
export { runConsole } from './bots-run-console.ts'
export { botSchedules, schedulePassedOver } from './bots-schedules.ts'
export { botInput, botStart, runs } from './bots-start.ts'
export {
  catalog,
  serviceAmounts,
  serviceProviders,
  serviceSearch,
  serviceStates,
  services,
  serviceTypes,
  serviceUnits,
} from './catalog.ts'
export { maintenance } from './content-maintenance.ts'
export { conversationEvents, conversations } from './conversations.ts'
export { contact } from './conversations-contact.ts'
export { problemKinds, problemKindTexts, problems } from './conversations-problems.ts'
export { dashboard } from './dashboard.ts'
export { bankClaimStates, deposits } from './deposits.ts'
export { drips } from './drips.ts'
export { errors } from './errors.ts'
export { fields } from './fields.ts'
export { statement, transactionStates, transactions } from './ledger.ts'
export { lists } from './lists.ts'
export { notifications } from './notifications.ts'
export { notificationKinds, notificationSettings, unsubscribe } from './notifications-settings.ts'
export { notificationNotes, notificationTitles } from './notifications-texts.ts'
export { orderForm } from './order-form.ts'
export { orderActors, orderEvents, orderLines, orderPage } from './order-page.ts'
export { orders } from './orders.ts'
export { payoutStates, payouts } from './payouts.ts'
export { referrals } from './referrals.ts'
export { repeatIntervals, repeatReasons, repeats } from './repeats.ts'
export { shell } from './shell.ts'
export { installHint } from './shell-install.ts'
export { outbox } from './site-outbox.ts'
export { botStates, orderModes, orderStates, transactionKinds, transactionNames } from './states.ts'
export { goods } from './stock.ts'
export { ui } from './ui.ts'
export { claimStates, warranty } from './warranty.ts'
