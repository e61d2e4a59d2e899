export { checkBooks } from './check-books.ts'
export { booksCronJobs, booksJobs } from './jobs.ts'
export { countBookDifferences } from './queries.ts'
export { booksRoutes } from './routes.ts'
