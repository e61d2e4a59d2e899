export { countWaitingClaims } from './claim-queries.ts'
export { warrantyCronJobs, warrantyJobs } from './jobs.ts'
export { claimsOf, deleteClaimsOf } from './personal-data.ts'
export { warrantyRoutes } from './routes.ts'
