export { TransactionIcon, transactionName } from './transaction-label.tsx'
export { TransactionRow } from './transaction-row.tsx'
