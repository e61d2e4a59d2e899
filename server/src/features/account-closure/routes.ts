import { api } from '@runmart/contract'
import { routeWithTransactions } from '#platform/http/route.ts'
import { closeMyAccount } from './close-my-account.ts'
import { exportData } from './export-data.ts'

export const accountClosureRoutes = [
  routeWithTransactions(api.accountClosure.exportData, exportData),
  routeWithTransactions(api.accountClosure.close, closeMyAccount),
]
