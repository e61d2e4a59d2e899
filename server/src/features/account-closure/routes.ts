import { api } from '@runmart/contract'
import { routeWithTransactions } from '#platform/http/route.ts'
import { closeMyAccount } from './close-my-account.ts'
import type { AccountClosureDependencies } from './dependencies.ts'
import { exportData } from './export-data.ts'

export const accountClosureRoutes = (deps: AccountClosureDependencies) => [
  routeWithTransactions(api.accountClosure.exportData, (db, input) => exportData(db, input, deps)),
  routeWithTransactions(api.accountClosure.close, (db, input) => closeMyAccount(db, input, deps)),
]
