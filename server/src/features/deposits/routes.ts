import { api } from '@runmart/contract'
import { type Route, route, routeWithTransactions } from '#platform/http/route.ts'
import { addMissedTransfer } from './add-missed-transfer.ts'
import { assignTransfer, ignoreTransfer } from './assign-or-ignore-transfer.ts'
import { checkCrypto } from './check-crypto.ts'
import { claimBankTransfer, listMyBankClaims } from './claim-bank-transfer.ts'
import { claimCrypto, listMyClaims } from './claim-crypto.ts'
import { creditByHand } from './credit-by-hand.ts'
import { debitByHand } from './debit-by-hand.ts'
import { getReceipt, listBankClaimsForOperator, refuseClaim } from './decide-bank-claim.ts'
import { simulateCrypto } from './demo-binance.ts'
import type { DepositDependencies } from './dependencies.ts'
import { getInformation } from './get-information.ts'
import { listCustomerTransfers, listTransfersClaimedByCustomer } from './list-customer-transfers.ts'
import { listTransfersForOperator } from './list-transfers.ts'
import { approvePendingCredit, cancelPendingCredit, listPendingCredits } from './pending-credits.ts'
import { saveSettings, showDepositSettings } from './settings.ts'
import { simulateTransfer } from './simulate-transfer.ts'

export function depositRoutes(deps: DepositDependencies): Route[] {
  return [
    route(api.deposits.information, (tx, input) => getInformation(tx, input, deps)),
    routeWithTransactions(api.deposits.checkCrypto, (db, input) => checkCrypto(db, input, deps)),
    route(api.deposits.claimCrypto, (tx, input) => claimCrypto(tx, input, deps)),
    route(api.deposits.claims, listMyClaims),
    routeWithTransactions(api.deposits.simulate, (db, input) => simulateTransfer(db, input, deps)),
    route(api.deposits.simulateCrypto, (tx, input) => simulateCrypto(tx, input, deps)),
    route(api.depositsOperator.transfers, (tx, input) => listTransfersForOperator(tx, input, deps)),
    route(api.depositsOperator.ofCustomer, listCustomerTransfers),
    route(api.depositsOperator.claimedBy, listTransfersClaimedByCustomer),
    route(api.depositsOperator.assign, (tx, input) => assignTransfer(tx, input, deps)),
    route(api.depositsOperator.ignore, ignoreTransfer),
    route(api.depositsOperator.addMissed, (tx, input) => addMissedTransfer(tx, input, deps)),
    route(api.depositsOperator.credit, (tx, input) => creditByHand(tx, input, deps)),
    route(api.depositsOperator.debit, (tx, input) => debitByHand(tx, input, deps)),
    route(api.bankClaims.claim, claimBankTransfer),
    route(api.bankClaims.mine, listMyBankClaims),
    route(api.bankClaims.list, listBankClaimsForOperator),
    route(api.bankClaims.receipt, getReceipt),
    route(api.bankClaims.refuse, refuseClaim),
    route(api.pendingCredits.list, (tx, input) => listPendingCredits(tx, input, deps)),
    route(api.pendingCredits.approve, approvePendingCredit),
    route(api.pendingCredits.cancel, cancelPendingCredit),
    route(api.depositsOperator.settings, showDepositSettings),
    route(api.depositsOperator.saveSettings, saveSettings),
  ]
}
