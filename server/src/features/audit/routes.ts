import { api } from '@runmart/contract'
import { type Route, route, routeWithTransactions } from '#platform/http/route.ts'
import { listAudit, listAuditPeople, listSettingsChanges, showEntry } from './list-audit.ts'

export const auditRoutes: Route[] = [
  routeWithTransactions(api.audit.list, listAudit),
  route(api.audit.entry, showEntry),
  route(api.audit.people, listAuditPeople),
  route(api.audit.settings, listSettingsChanges),
]
