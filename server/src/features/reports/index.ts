export { checkDaySums } from './check-day-sums.ts'
export { reportCronJobs } from './jobs.ts'
export { reportRoutes } from './routes.ts'
export { sumDays } from './sum-days.ts'
