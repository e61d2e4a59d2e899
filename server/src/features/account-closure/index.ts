export { accountLifeJobs } from './jobs.ts'
export { accountLifeRoutes } from './routes.ts'
