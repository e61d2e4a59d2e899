import { api } from '@runmart/contract'
import { routeWithTransactions } from '#platform/http/route.ts'
import { checkBooksAnew, showBooks } from './show-books.ts'

export const booksRoutes = [
  routeWithTransactions(api.ledger.books, showBooks),
  routeWithTransactions(api.ledger.checkBooks, checkBooksAnew),
]
