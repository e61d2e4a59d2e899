import { api } from '@runmart/contract'
import { type Route, route, routeWithTransactions } from '#platform/http/route.ts'
import { addMissedTransfer } from './add-missed-transfer.ts'
import { checkCrypto } from './check-crypto.ts'
import { claimCrypto } from './claim-crypto.ts'
import { creditByHand } from './credit-by-hand.ts'
import type { DepositDependencies } from './dependencies.ts'
import { getInformation } from './get-information.ts'
import { listTransfersForOperator } from './list-transfers.ts'
import { assignTransfer, ignoreTransfer } from './resolve-transfer.ts'
import { getSettingsView, saveSettings } from './settings.ts'
import { simulateTransfer } from './simulate-transfer.ts'

export function depositRoutes(deps: DepositDependencies): Route[] {
  return [
    route(api.deposits.information, getInformation),
    routeWithTransactions(api.deposits.checkCrypto, (db, input) => checkCrypto(db, input, deps)),
    route(api.deposits.claimCrypto, claimCrypto),
    routeWithTransactions(api.deposits.simulate, (db, input) => simulateTransfer(db, input, deps)),
    route(api.deposits.transfers, (tx, input) => listTransfersForOperator(tx, input, deps)),
    route(api.deposits.assign, assignTransfer),
    route(api.deposits.ignore, ignoreTransfer),
    route(api.deposits.addMissed, addMissedTransfer),
    route(api.deposits.credit, creditByHand),
    route(api.deposits.settings, (tx) => getSettingsView(tx)),
    route(api.deposits.saveSettings, saveSettings),
  ]
}
