import { api } from '@runmart/contract'
import { type Route, readRoute, snapshotRoute } from '#platform/http/route.ts'
import { listHistory } from './list-history.ts'
import type { LedgerDependencies } from './name-transactions.ts'
import { showStatement } from './show-statement.ts'
import { showTransaction } from './show-transaction.ts'

export const ledgerRoutes = (deps: LedgerDependencies): Route[] => [
  readRoute(api.ledger.history, (reader, input) => listHistory(reader, input, deps)),
  readRoute(api.ledger.transaction, (reader, input) => showTransaction(reader, input, deps)),
  // As of one moment, so that its sums agree with what it lists.
  snapshotRoute(api.ledger.statement, (tx, input) => showStatement(tx, input, deps)),
]
