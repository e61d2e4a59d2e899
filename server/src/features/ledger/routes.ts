import { api } from '@runmart/contract'
import { type Route, readRoute, snapshotRoute } from '#platform/http/route.ts'
import { listHistory } from './list-history.ts'
import { showStatement } from './show-statement.ts'
import { showTransaction } from './show-transaction.ts'

export const ledgerRoutes: Route[] = [
  readRoute(api.ledger.history, listHistory),
  readRoute(api.ledger.transaction, showTransaction),
  // Reads one snapshot, so that the sums agree with the list.
  snapshotRoute(api.ledger.statement, showStatement),
]
