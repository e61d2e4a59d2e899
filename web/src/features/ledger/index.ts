export { ReceiptDialog } from './receipt-dialog.tsx'
export { TransactionRow } from './transaction-row.tsx'
