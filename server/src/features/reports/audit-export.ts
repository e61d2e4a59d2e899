import { type AuditDetails, type Worded, writeAudit } from '#features/audit/index.ts'
import type { Caller, RequestInfo, Transactions } from '#platform/http/route.ts'

/** Writes down that somebody takes figures out of the shop, before they get any. */
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

/** A file for a spreadsheet, named after what is in it. */
export function csvFile<Content>(report: string, period: string, content: Content) {
  return { fileName: `runmart-${report}-${period}.csv`, type: 'text/csv; charset=utf-8', content }
}
