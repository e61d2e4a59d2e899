export { type Act, findLastAct, listActs, listActsOn } from './act-queries.ts'
export { differencesOf } from './changes-of.ts'
export { auditRoutes } from './routes.ts'
export { type AuditDetails, type Worded, writeAudit } from './write-audit.ts'
