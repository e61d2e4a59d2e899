import type { ProposalDraft, ProposalState } from '@runmart/contract/partners-services'
import { countRows } from '#platform/db/count-rows.ts'
import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import { type QueryRow, query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'

const proposals = query
  .selectFrom('partners.proposals')
  .select(['id', 'partnerId', 'serviceId', 'isNew', 'state', 'draft', 'proposedAt', 'decidedAt', 'reason'])
  .$narrowType<{ state: ProposalState; draft: ProposalDraft }>()

export type StoredProposal = QueryRow<typeof proposals>

type NewProposal = { id: string; partnerId: string; serviceId: string | null; draft: ProposalDraft }

/** Stores a proposal and withdraws a waiting one for the same service. */
export async function insertProposal(tx: Tx, { id, partnerId, serviceId, draft }: NewProposal): Promise<void> {
  await tx.run(sql`
    update partners.proposals set state = 'withdrawn', decided_at = now()
    where service_id = ${serviceId}::uuid and state = 'waiting'`)
  await tx.run(sql`
    insert into partners.proposals (id, partner_id, service_id, is_new, draft)
    values (${id}, ${partnerId}, ${serviceId}::uuid, ${serviceId === null}, ${JSON.stringify(draft)}::jsonb)`)
}

/** A proposal, or a refusal. */
export async function getProposal(tx: Tx, id: string): Promise<StoredProposal> {
  const found = isUuid(id) ? await tx.find(proposals.where('id', '=', id)) : null
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

/** Locks a proposal, of this partner if given. */
export async function lockProposal(tx: Tx, id: string, partnerId: string | null = null): Promise<StoredProposal> {
  const found = isUuid(id) ? await tx.find(proposals.where('id', '=', id).forUpdate()) : null
  if (!found || (partnerId && found.partnerId !== partnerId)) throw new Refusal('NOT_FOUND')
  return found
}

type Decision = { state: ProposalState; reason?: string; serviceId?: string }

/** Stores the decision about a proposal. */
export async function updateProposal(tx: Tx, id: string, { state, reason, serviceId }: Decision): Promise<void> {
  await tx.run(sql`
    update partners.proposals set state = ${state}, reason = ${reason ?? null}, decided_at = now(),
      service_id = coalesce(${serviceId ?? null}::uuid, service_id)
    where id = ${id}`)
}

/** Withdraws the waiting proposals of a leaving partner. */
export async function withdrawProposals(tx: Tx, partnerId: string): Promise<void> {
  await tx.run(sql`
    update partners.proposals set state = 'withdrawn', decided_at = now()
    where partner_id = ${partnerId} and state = 'waiting'`)
}

/** Every proposal of a partner, oldest first. */
export function proposalsOf(tx: Tx, partnerId: string): Promise<StoredProposal[]> {
  return tx.all(proposals.where('partnerId', '=', partnerId).orderBy('id'))
}

export async function deleteProposals(tx: Tx, partnerId: string): Promise<void> {
  await tx.run(sql`delete from partners.proposals where partner_id = ${partnerId}`)
}

type Filter = { state?: ProposalState; partnerId?: string | undefined; page: number; limit: number }

/** A page of proposals, waiting ones oldest first, and their total number. */
export async function listProposals(
  tx: Tx,
  { state, partnerId, page, limit }: Filter,
): Promise<{ items: StoredProposal[]; total: number }> {
  let found = proposals
  if (state) found = found.where('state', '=', state)
  if (partnerId) found = found.where('partnerId', '=', partnerId)
  const items = await tx.all(
    found
      .orderBy('id', state === 'waiting' ? 'asc' : 'desc')
      .limit(limit)
      .offset((page - 1) * limit),
  )
  return { items, total: await countRows(tx, found) }
}

/** The number of a partner's waiting proposals. */
export function countWaitingOf(tx: Tx, partnerId: string): Promise<number> {
  return countRows(tx, proposals.where('partnerId', '=', partnerId).where('state', '=', 'waiting'))
}

/** The latest delivery hours that a partner proposed for each of these services. */
export async function hoursOf(tx: Tx, serviceIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.all<{ id: string; hours: number }>(sql`
    select asked.id, (last.draft->>'deliveryHours')::int as hours from unnest(${serviceIds}::uuid[]) as asked (id)
    cross join lateral (select p.draft from partners.proposals p
      where p.service_id = asked.id and p.state = 'approved' order by p.id desc limit 1) as last`)
  return new Map(rows.map((it) => [it.id, it.hours]))
}

/** The number of waiting proposals, and the time of the oldest. */
export function countProposals(tx: Tx): Promise<Waiting> {
  return countWithOldest(tx, sql`select proposed_at as at from partners.proposals where state = 'waiting' order by id`)
}
