import { api } from '@runmart/contract'
import { type Route, route, routeWithTransactions } from '#platform/http/route.ts'
import { type AuditDependencies, listAudit, listAuditPeople, listSettingsChanges, showEntry } from './list-audit.ts'

export const auditRoutes = (deps: AuditDependencies): Route[] => [
  routeWithTransactions(api.audit.list, (db, input) => listAudit(db, input, deps)),
  route(api.audit.entry, (tx, input) => showEntry(tx, input, deps)),
  route(api.audit.people, (tx) => listAuditPeople(tx, deps)),
  route(api.audit.settings, (tx, input) => listSettingsChanges(tx, input, deps)),
]
