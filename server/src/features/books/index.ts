export { checkBooks } from './check-books.ts'
export { booksTimedJobs } from './jobs.ts'
export { booksRoutes } from './routes.ts'
