import { api } from '@runmart/contract'
import { routeWithTransactions } from '#platform/http/route.ts'
import { checkAndKeep } from './check-books.ts'

export const booksRoutes = [routeWithTransactions(api.ledger.books, async (db) => ({ data: await checkAndKeep(db) }))]
