export { CreditCapNote } from './credit-cap-note.tsx'
export { CreditDialog } from './credit-dialog.tsx'
export { CustomerPicker } from './customer-picker.tsx'
export { settleCredit, useConfirmCredit } from './use-confirm-credit.ts'
