import { api } from '@runmart/contract'
import { route } from '#platform/http/route.ts'
import { getTransactionForOperator, listCustomerTransactions } from './list-customer-transactions.ts'
import { reverseTransaction } from './reverse-transaction.ts'

export const reversalRoutes = [
  route(api.reversals.transactions, listCustomerTransactions),
  route(api.reversals.transaction, getTransactionForOperator),
  route(api.reversals.reverse, reverseTransaction),
]
