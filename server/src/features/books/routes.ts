import { api } from '@runmart/contract'
import { routeInSteps } from '#platform/http/route.ts'
import { checkBooks } from './check-books.ts'

export const booksRoutes = [
  routeInSteps(api.ledger.books, async (steps) => ({ data: await steps.snapshot(checkBooks) })),
]
