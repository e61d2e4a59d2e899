import { api } from '@runmart/contract'
import { type Route, route, routeInSteps } from '#platform/http/route.ts'
import { assignTransfer } from './assign-transfer.ts'
import { checkCrypto } from './check-crypto.ts'
import { claimCrypto } from './claim-crypto.ts'
import { creditByHand } from './credit-by-hand.ts'
import { enterMissedTransfer } from './enter-missed-transfer.ts'
import { ignoreTransfer } from './ignore-transfer.ts'
import { listInbox } from './list-inbox.ts'
import { saveSettings, showSettings } from './settings.ts'
import { showInformation } from './show-information.ts'
import { simulateTransfer } from './simulate-transfer.ts'
import type { DepositTools } from './tools.ts'

export function depositRoutes(tools: DepositTools): Route[] {
  return [
    route(api.deposits.information, showInformation),
    routeInSteps(api.deposits.checkCrypto, (steps, asked) => checkCrypto(steps, asked, tools)),
    route(api.deposits.claimCrypto, claimCrypto),
    routeInSteps(api.deposits.simulate, (steps, asked) => simulateTransfer(steps, asked, tools)),
    route(api.deposits.transfers, (tx, asked) => listInbox(tx, asked, tools)),
    route(api.deposits.assign, assignTransfer),
    route(api.deposits.ignore, ignoreTransfer),
    route(api.deposits.enterMissed, enterMissedTransfer),
    route(api.deposits.credit, creditByHand),
    route(api.deposits.settings, (tx) => showSettings(tx)),
    route(api.deposits.saveSettings, saveSettings),
  ]
}
