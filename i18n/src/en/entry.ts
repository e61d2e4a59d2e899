export { accounts } from './accounts.ts'
export { entryFrame as frame } from './entry-frame.ts'
export { fields } from './fields.ts'
export { ui } from './ui.ts'
