export { type Act, findLastAct, listActs, listActsOn } from './act-queries.ts'
export { auditRoutes } from './routes.ts'
export { writeAudit } from './write-audit.ts'
