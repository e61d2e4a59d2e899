import type { Row } from '#platform/db/query.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { callsLeft } from './call-queries.ts'

export type StoredRefill = Row<'suppliers.refills'>

/** The columns of a refill `r`. */
const columns: Sql = sql`r.claim_id as "claimId", r.order_id as "orderId", r.supplier_id as "supplierId", r.external_id as "externalId",
  r.state, r.due_at as "dueAt", r.tries, r.refill_id as "refillId", r.sent_at as "sentAt", r.status, r.oddities, r.problem,
  r.created_at as "createdAt"`

/** Stores a refill to request, if the order's offer takes refills; otherwise false. */
export async function insertRefill(
  tx: Tx,
  { claimId, orderId }: { claimId: string; orderId: string },
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into suppliers.refills (claim_id, order_id, supplier_id, external_id)
    select ${claimId}::uuid, d.order_id, d.supplier_id, d.external_id from suppliers.dispatches d
      join suppliers.offers o on o.supplier_id = d.supplier_id and o.id = d.offer_id
    where d.order_id = ${orderId} and d.state = 'done' and d.external_id is not null and o.can_refill`)
  return inserted > 0
}

/** Leases the next due refill. After a crash, the shop knows that the supplier may have it. */
export function takeToSend(tx: Tx): Promise<StoredRefill | null> {
  return tx.find(sql`
    update suppliers.refills r set state = 'sent-now', tries = r.tries + 1, due_at = now() + interval '2 minutes'
    where r.claim_id = (
      select r.claim_id from suppliers.refills r join suppliers.suppliers s on s.id = r.supplier_id
      where r.state = 'waiting' and r.due_at <= now() and (s.open_until is null or s.open_until <= now()) and ${callsLeft} >= 1
      order by r.due_at limit 1 for update of r skip locked)
    returning ${columns}`)
}

/** Locks a refill if it is in this state. */
export function lockRefill(tx: Tx, claimId: string, state: StoredRefill['state']): Promise<StoredRefill | null> {
  return tx.find(sql`
    select ${columns} from suppliers.refills r where r.claim_id = ${claimId} and r.state = ${state} for update`)
}

/** Refills whose process died, that could not be requested for a day, or that are not done after these days. */
export function lockHopeless(tx: Tx, days: number): Promise<StoredRefill[]> {
  return tx.all(sql`
    select ${columns} from suppliers.refills r where r.state <> 'ended' and case r.state when 'sent-now' then r.due_at <= now()
      when 'waiting' then r.created_at < now() - interval '1 day'
      else r.sent_at < now() - make_interval(days => ${days}) end
    limit 500 for update skip locked`)
}

/** The supplier took it, under this number. */
export async function markRefillSent(tx: Tx, claimId: string, refillId: string): Promise<void> {
  await tx.run(sql`
    update suppliers.refills set state = 'sent', refill_id = ${refillId}, sent_at = now(), problem = null,
      due_at = now() + interval '1 minute'
    where claim_id = ${claimId}`)
}

/** The request certainly did not arrive; try it again. */
export async function markRefillWaiting(
  tx: Tx,
  claimId: string,
  { afterSeconds, problem }: { afterSeconds: number; problem: string },
): Promise<void> {
  await tx.run(sql`
    update suppliers.refills set state = 'waiting', due_at = now() + make_interval(secs => ${afterSeconds}), problem = ${problem}
    where claim_id = ${claimId}`)
}

export async function markRefillEnded(tx: Tx, claimId: string, problem: string | null): Promise<void> {
  await tx.run(sql`update suppliers.refills set state = 'ended', problem = ${problem} where claim_id = ${claimId}`)
}

/** Ends the refill of a decided claim. Settling ignores a request under way. */
export async function dropRefill(tx: Tx, claimId: string): Promise<void> {
  await tx.run(sql`update suppliers.refills set state = 'ended' where claim_id = ${claimId} and state <> 'ended'`)
}

/** Whether another of our claims has this refill's number. */
export async function isOfAnother(tx: Tx, { supplierId, claimId }: StoredRefill, refillId: string): Promise<boolean> {
  const found = await tx.find(sql`
    select from suppliers.refills where supplier_id = ${supplierId} and refill_id = ${refillId} and claim_id <> ${claimId} limit 1`)
  return found !== null
}

/** Suppliers with due refills. */
export async function listWithRefills(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select distinct supplier_id as id from suppliers.refills where state = 'sent' and due_at <= now()`)
  return rows.map((it) => it.id)
}

/** Leases a supplier's due refills, at most `most`; other workers skip them meanwhile. */
export function takeDueRefills(tx: Tx, supplierId: string, most: number): Promise<StoredRefill[]> {
  return tx.all(sql`
    update suppliers.refills r set due_at = now() + case when r.sent_at > now() - interval '1 hour' then interval '5 minutes'
      else interval '30 minutes' end
    where r.claim_id in (
      select claim_id from suppliers.refills where supplier_id = ${supplierId} and state = 'sent' and due_at <= now()
      order by due_at limit ${most} for update skip locked)
    returning ${columns}`)
}

/** Makes refills due again after these seconds, because the shop could not ask. */
export async function askRefillsAgain(tx: Tx, claimIds: readonly string[], afterSeconds: number): Promise<void> {
  await tx.run(sql`
    update suppliers.refills set due_at = least(due_at, now() + make_interval(secs => ${afterSeconds}))
    where claim_id = any (${claimIds}::uuid[]) and state = 'sent'`)
}

/** Stores the supplier's answer about a refill, or that it was unreadable. */
export async function updateRefillTold(
  tx: Tx,
  claimId: string,
  { status, oddities, problem }: Pick<StoredRefill, 'status' | 'oddities' | 'problem'>,
): Promise<void> {
  await tx.run(sql`
    update suppliers.refills set status = ${status}, oddities = ${oddities}, problem = ${problem} where claim_id = ${claimId}`)
}
