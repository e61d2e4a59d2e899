export { accounts } from './accounts.ts'
export { entryFields as fields } from './entry-fields.ts'
export { entryFrame as frame } from './entry-frame.ts'
export { ui } from './ui.ts'
