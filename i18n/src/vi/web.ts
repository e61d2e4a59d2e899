export { accountClosure } from './account-closure.ts'
export { profile } from './accounts.ts'
export { accounts } from './accounts-signed-out.ts'
export { lineStates, resultProblems, runNotes } from './bots.ts'
export { runConsole } from './bots-console.ts'
export { botInput, botStart, runs } from './bots-start.ts'
export { serviceCategories, serviceProviders, serviceStates, services } from './catalog.ts'
export { dashboard } from './dashboard.ts'
export { deposits } from './deposits.ts'
export { errors } from './errors.ts'
export { fields } from './fields.ts'
export { transactions } from './ledger.ts'
export { lists } from './lists.ts'
export {
  notificationKinds,
  notificationSettings,
  notifications,
  notificationTitles,
  unsubscribe,
} from './notifications.ts'
export { orderActors, orderEvents, orderLines, orderPage, orders } from './orders.ts'
export { orderForm } from './orders-new.ts'
export { referrals } from './referrals.ts'
export { shell } from './shell.ts'
export { outbox } from './site-outbox.ts'
export { botStates, orderStates, transactionKinds } from './states.ts'
export { ui } from './ui.ts'
