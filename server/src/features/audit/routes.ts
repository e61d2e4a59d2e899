import { api } from '@runmart/contract'
import { type Route, route } from '#platform/http/route.ts'
import { type AuditDependencies, listAudit } from './list-audit.ts'

export const auditRoutes = (deps: AuditDependencies): Route[] => [
  route(api.audit.list, (tx, input) => listAudit(tx, input, deps)),
]
