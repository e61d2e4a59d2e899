export { deleteAlertsOf, wantsMessageMails } from './choice-queries.ts'
export { alertCronJobs, alertJobs } from './jobs.ts'
export { alertRoutes } from './routes.ts'
