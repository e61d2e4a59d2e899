import { api } from '@runmart/contract'
import { route } from '#platform/http/route.ts'
import { listHistory } from './list-history.ts'

export const ledgerRoutes = [route(api.ledger.history, listHistory)]
