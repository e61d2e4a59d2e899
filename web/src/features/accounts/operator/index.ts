export { CreditCapNote } from './credit-cap-note.tsx'
export { CreditDialog } from './credit-dialog.tsx'
export { CustomerPicker } from './customer-picker.tsx'
export { isCreditSettled, useConfirmCredit } from './use-confirm-credit.ts'
