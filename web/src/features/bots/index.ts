/** What other features and the shell may use of bots. */
export { RunList } from './run-list.tsx'
export { updateRunProgress } from './update-run-progress.ts'
