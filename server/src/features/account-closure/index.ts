export { accountClosureJobs } from './jobs.ts'
export { accountClosureRoutes } from './routes.ts'
