export { CreditDialog } from './credit-dialog.tsx'
export { CustomerPicker } from './customer-picker.tsx'
export { StepUpDialog } from './step-up-dialog.tsx'
export { useConfirmCredit } from './use-confirm-credit.ts'
