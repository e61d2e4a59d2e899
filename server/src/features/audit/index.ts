export { type Act, findLastAct, listActs, listActsOn } from './act-queries.ts'
export { auditCronJobs } from './jobs.ts'
export { auditRoutes } from './routes.ts'
export { writeAudit } from './write-audit.ts'
