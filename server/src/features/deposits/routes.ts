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
import { getInformation } from './get-information.ts'
import { listCustomerTransfers, listTransfersClaimedByCustomer } from './list-customer-transfers.ts'
import { listTransfersForOperator } from './list-transfers.ts'
import { approvePendingCredit, cancelPendingCredit, listPendingCredits } from './pending-credits.ts'
import { saveSettings, showDepositSettings } from './settings.ts'
import { simulateTransfer } from './simulate-transfer.ts'

export const depositRoutes: Route[] = [
  route(api.deposits.information, getInformation),
  routeWithTransactions(api.deposits.checkCrypto, checkCrypto),
  route(api.deposits.claimCrypto, claimCrypto),
  route(api.deposits.claims, listMyClaims),
  routeWithTransactions(api.deposits.simulate, simulateTransfer),
  route(api.deposits.simulateCrypto, simulateCrypto),
  route(api.depositsOperator.transfers, listTransfersForOperator),
  route(api.depositsOperator.ofCustomer, listCustomerTransfers),
  route(api.depositsOperator.claimedBy, listTransfersClaimedByCustomer),
  route(api.depositsOperator.assign, assignTransfer),
  route(api.depositsOperator.ignore, ignoreTransfer),
  route(api.depositsOperator.addMissed, addMissedTransfer),
  route(api.depositsOperator.credit, creditByHand),
  route(api.depositsOperator.debit, debitByHand),
  route(api.bankClaims.claim, claimBankTransfer),
  route(api.bankClaims.mine, listMyBankClaims),
  route(api.bankClaims.list, listBankClaimsForOperator),
  route(api.bankClaims.receipt, getReceipt),
  route(api.bankClaims.refuse, refuseClaim),
  route(api.pendingCredits.list, listPendingCredits),
  route(api.pendingCredits.approve, approvePendingCredit),
  route(api.pendingCredits.cancel, cancelPendingCredit),
  route(api.depositsOperator.settings, showDepositSettings),
  route(api.depositsOperator.saveSettings, saveSettings),
]
