export { serviceCategories } from './catalog-categories.ts'

export { dashboard } from './dashboard.ts'
export { notifications, notificationTitles } from './notifications.ts'
export { orders } from './orders.ts'
export { shell } from './shell.ts'
export { botStates, orderStates, transactionKinds, transactionNames } from './states.ts'
export { ui } from './ui.ts'
