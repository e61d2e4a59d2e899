import { api } from '@runmart/contract'
import { routeWithTransactions } from '#platform/http/route.ts'
import { showBooks } from './show-books.ts'

export const booksRoutes = [routeWithTransactions(api.ledger.books, showBooks)]
