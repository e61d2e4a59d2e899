/** The public part of bots for operator pages of other features. */
export { LogDialog } from './log-dialog.tsx'
export { OrderSchedule } from './order-schedule.tsx'
export { StopRunDialog } from './stop-run-dialog.tsx'
