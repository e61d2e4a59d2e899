import { api } from '@runmart/contract'
import { type Route, routeWithTransactions } from '#platform/http/route.ts'
import { exportAccounting } from './export-accounting.ts'
import { listCustomers } from './list-customers.ts'
import { listReportEntries } from './list-entries.ts'
import { listOperators } from './list-operators.ts'
import { listServices } from './list-services.ts'
import { showBalances } from './show-balances.ts'
import { showSummary } from './show-summary.ts'

export const reportRoutes: Route[] = [
  routeWithTransactions(api.reports.summary, showSummary),
  routeWithTransactions(api.reports.balances, showBalances),
  routeWithTransactions(api.reports.services, listServices),
  routeWithTransactions(api.reports.customers, listCustomers),
  routeWithTransactions(api.reports.operators, listOperators),
  routeWithTransactions(api.reports.entries, listReportEntries),
  routeWithTransactions(api.reports.accounting, exportAccounting),
]
