import type { Alert } from '@runmart/contract/alerts'
import type { OperatorService } from '@runmart/contract/catalog'
import { listOperatorServices } from '#features/catalog/index.ts'
import { alertStaff } from '#platform/alert-staff.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { listSources } from './source-queries.ts'

/** The alert names at most this many suppliers, and services of each. */
const [SUPPLIERS, SERVICES] = [5, 3]

/** Notes a stopped service for the next alert, in the transaction that stops it. */
export function insertStop(tx: Tx, serviceId: string): void {
  tx.write(sql`insert into suppliers.untold_stops (service_id) values (${serviceId}) on conflict do nothing`)
}

/** Drops the note, since customers can order the service again. */
export function deleteStop(tx: Tx, serviceId: string): void {
  tx.write(sql`delete from suppliers.untold_stops where service_id = ${serviceId}`)
}

/** Alerts operators once about all services stopped since the last alert, grouped by supplier. */
export async function tellStopped(tx: Tx): Promise<void> {
  const untold = await tx.all<{ id: string }>(sql`delete from suppliers.untold_stops returning service_id as id`)
  if (untold.length === 0) return
  const ids = untold.map((it) => it.id)
  const stopped = (await listOperatorServices(tx, { ids })).filter((it) => it.unsuppliedSince !== null)
  const [first] = stopped
  if (!first) return
  const supplierOf = new Map((await listSources(tx, ids)).reverse().map((it) => [it.serviceId, it.supplierName]))
  const bySupplier = [...Map.groupBy(stopped, (it) => supplierOf.get(it.id) ?? '')]
  const suppliers = bySupplier
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, SUPPLIERS)
    .map(([name, all]) => ({ name, count: all.length, services: all.slice(0, SERVICES).map(namesOf) }))
  const alert: Alert = {
    ...{ kind: 'suppliers', what: 'stopped', serviceId: first.id, names: namesOf(first) },
    ...(stopped.length > 1 && { all: { count: stopped.length, suppliers } }),
  }
  alertStaff(tx, { alert, key: `suppliers:stopped:${Date.now()}` })
}

export const namesOf = ({ draft: { texts } }: OperatorService) => ({
  en: texts.en.name,
  vi: texts.vi.name,
  ru: texts.ru.name,
})
