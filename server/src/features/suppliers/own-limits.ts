import type { OperatorService } from '@runmart/contract/catalog'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** The smallest and largest amount of one order. */
export type Limits = { minAmount: number; maxAmount: number }

/** The operators' own limits of a service, null for the suppliers' limits, and the limits that the shop set last. */
export type StoredLimits = { ownMin: number | null; ownMax: number | null; setMin: number; setMax: number }

/** The common range, or null. */
export function intersect(a: Limits, b: Limits): Limits | null {
  const minAmount = Math.max(a.minAmount, b.minAmount)
  const maxAmount = Math.min(a.maxAmount, b.maxAmount)
  return minAmount <= maxAmount ? { minAmount, maxAmount } : null
}

/** The range without gaps that these ranges cover together, starting with the first. */
export function joinFrom(first: Limits, others: readonly Limits[]): Limits {
  const next = others.find((it) => it.minAmount <= first.maxAmount + 1 && it.maxAmount + 1 >= first.minAmount)
  if (!next) return first
  const joined = {
    minAmount: Math.min(first.minAmount, next.minAmount),
    maxAmount: Math.max(first.maxAmount, next.maxAmount),
  }
  return joinFrom(
    joined,
    others.filter((it) => it !== next),
  )
}

/**
 * The operators' limits: those that differ from the shop's last ones. Without last ones, all limits of a service that
 * does not follow its supplier.
 */
export function ownLimits(
  { draft }: OperatorService,
  stored: StoredLimits | undefined,
  follows: boolean,
): Pick<StoredLimits, 'ownMin' | 'ownMax'> {
  if (!stored) return follows ? { ownMin: null, ownMax: null } : { ownMin: draft.minAmount, ownMax: draft.maxAmount }
  return {
    ownMin: draft.minAmount === stored.setMin ? stored.ownMin : draft.minAmount,
    ownMax: draft.maxAmount === stored.setMax ? stored.ownMax : draft.maxAmount,
  }
}

/** The stored limits of these services. */
export async function listLimits(tx: Tx, serviceIds: readonly string[]): Promise<Map<string, StoredLimits>> {
  const rows = await tx.all<StoredLimits & { serviceId: string }>(sql`
    select service_id as "serviceId", own_min as "ownMin", own_max as "ownMax", set_min as "setMin", set_max as "setMax"
    from suppliers.limits where service_id = any (${[...serviceIds]}::uuid[])`)
  return new Map(rows.map(({ serviceId, ...it }) => [serviceId, it]))
}

export function saveLimits(tx: Tx, serviceId: string, it: StoredLimits): void {
  tx.write(sql`
    insert into suppliers.limits (service_id, own_min, own_max, set_min, set_max)
    values (${serviceId}, ${it.ownMin}::int, ${it.ownMax}::int, ${it.setMin}, ${it.setMax})
    on conflict (service_id) do update set own_min = excluded.own_min, own_max = excluded.own_max,
      set_min = excluded.set_min, set_max = excluded.set_max`)
}

/** Deletes the operators' limits: the supplier's limits apply, or the service has no supplier. */
export function deleteLimits(tx: Tx, serviceId: string): void {
  tx.write(sql`delete from suppliers.limits where service_id = ${serviceId}`)
}
