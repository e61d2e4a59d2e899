import { api } from '@runmart/contract'
import { type Route, route } from '#platform/http/route.ts'
import { type AuditDependencies, listAudit, listSettingsChanges } from './list-audit.ts'

export const auditRoutes = (deps: AuditDependencies): Route[] => [
  route(api.audit.list, (tx, input) => listAudit(tx, input, deps)),
  route(api.audit.settings, (tx, input) => listSettingsChanges(tx, input, deps)),
]
