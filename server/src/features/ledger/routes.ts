import { api } from '@runmart/contract'
import { route } from '#platform/http/route.ts'
import { showHistory } from './history.ts'

export const ledgerRoutes = [route(api.ledger.history, showHistory)]
