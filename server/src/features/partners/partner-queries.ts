import type { PartnerApplication, PartnerState } from '@runmart/contract/partners'
import { findReader } from '#features/accounts/index.ts'
import { countRows } from '#platform/db/count-rows.ts'
import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import { type QueryRow, query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'

const partners = query
  .selectFrom('partners.partners')
  .select(['userId', 'state', 'offer', 'contact', 'appliedAt', 'decidedAt', 'reason', 'share'])
  .$narrowType<{ state: PartnerState }>()

export type StoredPartner = QueryRow<typeof partners>

/** A user's partnership or application, or null. */
export async function findPartner(tx: Reader, userId: string): Promise<StoredPartner | null> {
  return isUuid(userId) ? tx.find(partners.where('userId', '=', userId)) : null
}

/** Whether a user can act on their orders, also while they leave. */
export async function hasDesk(tx: Tx, userId: string): Promise<boolean> {
  const state = (await findPartner(tx, userId))?.state
  return (state === 'partner' || state === 'leaving') && (await findReader(tx, userId)) !== null
}

/** Locks a user's partnership or application, if any. */
export function findPartnerLocked(tx: Tx, userId: string): Promise<StoredPartner | null> {
  return tx.find(partners.where('userId', '=', userId).forUpdate())
}

/** Locks a user's partnership or application; refuses if there is none. */
export async function lockPartner(tx: Tx, userId: string): Promise<StoredPartner> {
  const found = isUuid(userId) ? await findPartnerLocked(tx, userId) : null
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

/** Stores an application over an earlier one. Of two concurrent ones, the second waits for the first. */
export async function saveApplication(tx: Tx, userId: string, { offer, contact }: PartnerApplication): Promise<void> {
  await tx.run(sql`
    insert into partners.partners (user_id, state, offer, contact) values (${userId}, 'applied', ${offer}, ${contact})
    on conflict (user_id) do update set state = 'applied', offer = excluded.offer, contact = excluded.contact,
      applied_at = case when partners.state = 'applied' then partners.applied_at else now() end,
      decided_at = null, reason = null`)
}

export type Decision = { state: PartnerState; reason: string | null; share?: number }

/** Stores the decision about a partnership or application. */
export async function updateState(tx: Tx, userId: string, { state, reason, share }: Decision): Promise<void> {
  await tx.run(sql`
    update partners.partners set state = ${state}, reason = ${reason}, decided_at = now(),
      share = coalesce(${share ?? null}::int, share)
    where user_id = ${userId}`)
}

/** Deletes the application of a user who leaves the shop. */
export async function deletePartner(tx: Tx, userId: string): Promise<void> {
  await tx.run(sql`delete from partners.partners where user_id = ${userId}`)
}

/** A page of the partners in a state, oldest applications first, and their total number. */
export async function listPartners(
  tx: Tx,
  { state, page, limit }: { state: PartnerState; page: number; limit: number },
): Promise<{ items: StoredPartner[]; total: number }> {
  const found = partners.where('state', '=', state)
  const items = await tx.all(
    found
      .orderBy('appliedAt', state === 'applied' ? 'asc' : 'desc')
      .orderBy('userId')
      .limit(limit)
      .offset((page - 1) * limit),
  )
  return { items, total: await countRows(tx, found) }
}

/** Leaving partners, and users with open orders who are no partners. */
export async function listLeaving(tx: Tx, busy: readonly string[]): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select user_id as id from partners.partners where state = 'leaving'
    union
    select id from unnest(${busy}::uuid[]) as id
    where not exists (select from partners.partners p where p.user_id = id and p.state in ('partner', 'leaving'))`)
  return rows.map((it) => it.id)
}

/** The number of waiting applications, and the time of the oldest. */
export function countApplications(tx: Tx): Promise<Waiting> {
  return countWithOldest(
    tx,
    sql`select applied_at as at from partners.partners where state = 'applied' order by applied_at`,
  )
}
