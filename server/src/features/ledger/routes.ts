import { api } from '@runmart/contract'
import { type Route, route } from '#platform/http/route.ts'
import { checkBooks } from './books.ts'
import { showHistory } from './history.ts'

export const ledgerRoutes: Route[] = [
  route(api.ledger.history, showHistory),
  route(api.ledger.books, async (tx) => ({ data: await checkBooks(tx) })),
]
