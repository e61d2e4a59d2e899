import { randomUUID } from 'node:crypto'
import type { Language } from '@runmart/contract/languages'
import { alertStaff } from '#platform/alert-staff.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/**
 * Alerts operators when a visible service falls to a tenth of its entered number, and when it reaches zero. Sends each
 * alert once until an operator enters a new number, also if cancelled orders return units. The stock feature alerts
 * about stocked services.
 */
export async function tellLow(tx: Tx): Promise<void> {
  for (const { serviceId, names, free } of await takeLow(tx))
    alertStaff(tx, { alert: { kind: 'stock', serviceId, names, free, isEntered: true }, key: randomUUID() })
}

/** Marks the services as alerted and returns those that were not. */
function takeLow(tx: Tx): Promise<{ serviceId: string; names: Record<Language, string>; free: number }[]> {
  return tx.all(sql`
    with low as materialized (
      select s.id from catalog.services s join catalog.categories c on c.slug = s.category
      where s.availability <= s.availability_set / 10 and s.availability_set > 0 and not s.stocked
        and (s.availability_told is null or s.availability_told = 'low' and s.availability = 0)
        and s.status = 'active' and s.visibility = 'shown' and not c.hidden
      order by s.id for update of s)
    update catalog.services s set availability_told = case s.availability when 0 then 'out' else 'low' end
    from low where s.id = low.id
    returning s.id as "serviceId", s.availability as free,
      (select jsonb_object_agg(language, name) from catalog.service_texts where service_id = s.id) as names`)
}
