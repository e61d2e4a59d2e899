export { auditRoutes } from './routes.ts'
export { writeAudit } from './write-audit.ts'
