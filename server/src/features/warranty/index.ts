export { countWaitingClaims, deleteClaimWords } from './claim-queries.ts'
export { warrantyCronJobs, warrantyJobs } from './jobs.ts'
export { claimsOf } from './personal-data.ts'
export { warrantyRoutes } from './routes.ts'
