import { api } from '@runmart/contract'
import { readRoute } from '#platform/http/route.ts'
import { listHistory } from './list-history.ts'

export const ledgerRoutes = [readRoute(api.ledger.history, listHistory)]
