import type { TranslateOperator } from './operator.ts'

const objects = {
  accounting: 'operatorReports.accounting',
  audit: 'operatorAudit.title',
  categories: 'operatorCategories.title',
  customers: 'operatorReports.customers',
  entries: 'operatorReports.entries',
  operators: 'operatorReports.operators',
  readers: 'operatorNewsletter.readers',
  services: 'operatorReports.services',
  settings: 'operatorShell.settings',
  summary: 'operatorReports.lines',
} as const

/** The name of an action's object, if it is not a single thing with an id or a code; null for any other. */
export function auditObjectName(t: TranslateOperator, subject: string): string | null {
  return Object.hasOwn(objects, subject) ? t(objects[subject as keyof typeof objects]) : null
}
