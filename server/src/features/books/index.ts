export { checkBooks } from './check-books.ts'
export { booksCronJobs } from './jobs.ts'
export { booksRoutes } from './routes.ts'
