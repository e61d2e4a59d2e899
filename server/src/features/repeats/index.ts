export { repeatCronJobs } from './jobs.ts'
export { findNextLines, sealedPlanSettings } from './line-queries.ts'
export { deletePlansOf, plansAfter, type StoredPlan } from './plan-queries.ts'
export { repeatRoutes } from './routes.ts'
