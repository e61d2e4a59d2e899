import { accounts } from '@runmart/contract/accounts'
import { accountsOperator } from '@runmart/contract/accounts-operator'
import { bankClaims } from '@runmart/contract/deposits-bank-claims'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import { pendingCredits } from '@runmart/contract/deposits-pending-credits'
import { ledger } from '@runmart/contract/ledger'
import { reports } from '@runmart/contract/reports'
import { reversals } from '@runmart/contract/reversals'
import { invalidate } from '#platform/query-client.ts'

/** Fetches again what shows transfers, claims, credits and balances: what is credited, debited or taken back is seen in several. */
export function invalidateMoney(): void {
  invalidate(depositsOperator.transfers, depositsOperator.ofCustomer, depositsOperator.claimedBy)
  invalidate(bankClaims.list, pendingCredits.list, reversals.transactions, ledger.books)
  invalidate(accounts.customers, accountsOperator.customer, reports.summary, reports.balances, reports.customers)
}
