/** The public part of bots, for other features and the shell. */
export { RunList } from './run-list.tsx'
export { updateRunProgress } from './update-run-progress.ts'
