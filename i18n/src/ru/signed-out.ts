export { accounts } from './accounts-signed-out.ts'
export { signedOutFields as fields } from './fields-signed-out.ts'
export { signedOutShell as shell } from './shell-signed-out.ts'
export { ui } from './ui.ts'
