export { accounts } from './accounts.ts'
export { fields } from './fields.ts'
export { frame } from './frame.ts'
export { ui } from './ui.ts'
