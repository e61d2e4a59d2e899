export { CreditDialog } from './credit-dialog.tsx'
export { CustomerPicker } from './customer-picker.tsx'
export { useConfirmCredit } from './use-confirm-credit.ts'
