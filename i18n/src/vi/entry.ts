export { accounts } from './accounts-entry.ts'
export { entryFields as fields } from './fields-entry.ts'
export { entryFrame as shell } from './shell-entry.ts'
export { ui } from './ui.ts'
