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

/** How somebody stands to the shop; null: they never applied. */
export async function findPartner(tx: Reader, userId: string): Promise<StoredPartner | null> {
  return isUuid(userId) ? tx.find(partners.where('userId', '=', userId)) : null
}

/** Whether somebody can act on their orders, also while they finish what is at hand. */
export async function hasDesk(tx: Tx, userId: string): Promise<boolean> {
  const state = (await findPartner(tx, userId))?.state
  return (state === 'partner' || state === 'leaving') && (await findReader(tx, userId)) !== null
}

/** The same, locked, if there is one. */
export function findPartnerLocked(tx: Tx, userId: string): Promise<StoredPartner | null> {
  return tx.find(partners.where('userId', '=', userId).forUpdate())
}

/** Somebody who applied once, locked; not found otherwise. */
export async function lockPartner(tx: Tx, userId: string): Promise<StoredPartner> {
  const found = isUuid(userId) ? await findPartnerLocked(tx, userId) : null
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

/** Writes an application down, over an earlier one. Of two at once the second waits for the first. */
export async function saveApplication(tx: Tx, userId: string, { offer, contact }: PartnerApplication): Promise<void> {
  await tx.run(sql`
    insert into partners.partners (user_id, state, offer, contact) values (${userId}, 'applied', ${offer}, ${contact})
    on conflict (user_id) do update set state = 'applied', offer = excluded.offer, contact = excluded.contact,
      applied_at = case when partners.state = 'applied' then partners.applied_at else now() end,
      decided_at = null, reason = null`)
}

export type Decision = { state: PartnerState; reason: string | null; share?: number }

/** What was decided about somebody. */
export async function updateState(tx: Tx, userId: string, { state, reason, share }: Decision): Promise<void> {
  await tx.run(sql`
    update partners.partners set state = ${state}, reason = ${reason}, decided_at = now(),
      share = coalesce(${share ?? null}::int, share)
    where user_id = ${userId}`)
}

/** Somebody leaves the shop: nothing is known of what they applied with. */
export async function deletePartner(tx: Tx, userId: string): Promise<void> {
  await tx.run(sql`delete from partners.partners where user_id = ${userId}`)
}

/** A page of those in a state, applications oldest first, and how many there are. */
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

/** Those who finish what is at hand, and those of these who are no partners. */
export async function listLeaving(tx: Tx, busy: readonly string[]): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select user_id as id from partners.partners where state = 'leaving'
    union
    select id from unnest(${busy}::uuid[]) as id
    where not exists (select from partners.partners p where p.user_id = id and p.state in ('partner', 'leaving'))`)
  return rows.map((it) => it.id)
}

/** Applications that wait, and since when the first does. */
export function countApplications(tx: Tx): Promise<Waiting> {
  return countWithOldest(
    tx,
    sql`select applied_at as at from partners.partners where state = 'applied' order by applied_at`,
  )
}
