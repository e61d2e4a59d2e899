import { type AuditDetails, type Worded, writeAudit } from '#features/audit/index.ts'
import type { Caller, RequestInfo, Transactions } from '#platform/http/route.ts'

/** Logs an export of figures before the operator gets any of them. */
export async function auditExport<Asked extends AuditDetails>(
  db: Transactions,
  { caller, request }: { caller: Caller; request: RequestInfo },
  report: 'summary' | 'services' | 'customers' | 'operators' | 'entries' | 'accounting',
  asked: Worded<Asked>,
): Promise<void> {
  await db.transaction((tx) =>
    writeAudit(tx, {
      operatorId: caller.userId,
      address: request.address,
      action: 'reports.export',
      subject: report,
      details: asked,
    }),
  )
}

/** A spreadsheet file named after its content. */
export function csvFile<Content>(report: string, period: string, content: Content) {
  return { fileName: `runmart-${report}-${period}.csv`, type: 'text/csv; charset=utf-8', content }
}
