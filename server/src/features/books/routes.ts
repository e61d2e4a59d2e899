import { api } from '@runmart/contract'
import { routeWithTransactions } from '#platform/http/route.ts'
import { checkBooks } from './check-books.ts'

export const booksRoutes = [
  routeWithTransactions(api.ledger.books, async (db) => ({ data: await db.snapshot(checkBooks) })),
]
