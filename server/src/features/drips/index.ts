export { deleteDripsOf, dripsAfter, type StoredDrip } from './drip-queries.ts'
export { dripCronJobs, dripJobs } from './jobs.ts'
export { dripRoutes } from './routes.ts'
