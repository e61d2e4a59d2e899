/** What the operator pages of other features may use of bots. */
export { LogDialog } from './log-dialog.tsx'
export { OrderSchedule } from './order-schedule.tsx'
export { StopRunDialog } from './stop-run-dialog.tsx'
