import { MOST_COUNTED } from '@runmart/contract/today'
import type { ClaimOutcome, ClaimStatus, ClaimTurn } from '@runmart/contract/warranty-claims'
import { countUpTo } from '#platform/db/count-rows.ts'
import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import { type QueryRow, query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'

const items = sql<string[]>`(
  select coalesce(array_agg(i.item_id::text order by i.item_id), '{}') from warranty.claimed_items i where i.claim_id = c.id)`

const claims = query
  .selectFrom('warranty.claims as c')
  .select([
    'c.id',
    'c.orderId',
    'c.customerId',
    'c.serviceId',
    'c.status',
    'c.amount',
    'c.text',
    'c.claimedAt',
    'c.decidedAt',
  ])
  .select(['c.refunded', 'c.reason', 'c.decidedBy', 'c.turn', 'c.partnerId', 'c.passesAt', 'c.note', items.as('items')])

/** A stored claim with its items. */
export type StoredClaim = QueryRow<typeof claims>

type NewClaim = Pick<StoredClaim, 'id' | 'orderId' | 'customerId' | 'serviceId' | 'amount' | 'text' | 'items'>

/** Stores a waiting claim. The table's key refuses an item of another claim. */
export async function insertClaim(tx: Tx, { items: itemIds, ...claim }: NewClaim): Promise<void> {
  await tx.run(query.insertInto('warranty.claims').values(claim))
  await tx.run(sql`
    insert into warranty.claimed_items (claim_id, item_id)
    select ${claim.id}::uuid, id from unnest(${itemIds}::bigint[]) as it (id)`)
}

export function getClaim(tx: Tx, id: string): Promise<StoredClaim> {
  return tx.get(claims.where('c.id', '=', id))
}

export async function findClaim(tx: Tx, id: string): Promise<StoredClaim | null> {
  return isUuid(id) ? tx.find(claims.where('c.id', '=', id)) : null
}

/** The claims of an order, newest first. */
export function listClaimsOf(tx: Reader, orderId: string): Promise<StoredClaim[]> {
  return tx.all(claims.where('c.orderId', '=', orderId).orderBy('c.claimedAt', 'desc').orderBy('c.id', 'desc'))
}

/** Makes other claims of this customer that may get automatic replacements wait until the transaction ends. */
export async function lockReplacementsOf(tx: Tx, customerId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('replacements of ' || ${customerId}, 7))`)
}

/** The number of automatic replacements of a service that a customer got in the last days. */
export async function countReplaced(
  tx: Tx,
  { customerId, serviceId }: Pick<StoredClaim, 'customerId' | 'serviceId'>,
  days: number,
): Promise<number> {
  const { count } = await tx.get<{ count: number }>(sql`
    select coalesce(sum(amount), 0)::int as count from warranty.claims
    where customer_id = ${customerId} and claimed_at > now() - make_interval(days => ${days}) and service_id = ${serviceId}
      and status = 'replaced' and decided_by is null`)
  return count
}

/** The claims of a customer, oldest first. */
export function listClaimsBy(tx: Tx, customerId: string, most: number): Promise<StoredClaim[]> {
  return tx.all(claims.where('c.customerId', '=', customerId).orderBy('c.claimedAt').orderBy('c.id').limit(most))
}

/** One page of claims: waiting ones as a queue, all others as a history. Counts them up to a limit. */
export async function listClaims(
  tx: Tx,
  it: {
    status?: ClaimStatus | undefined
    turn?: ClaimTurn | undefined
    partnerId?: string
    page: number
    limit: number
  },
): Promise<{ items: StoredClaim[]; total: number }> {
  const { status, turn, partnerId, page, limit } = it
  const direction = status === 'waiting' ? 'asc' : 'desc'
  let found = status ? claims.where('c.status', '=', status) : claims
  if (turn) found = found.where('c.turn', '=', turn)
  if (partnerId) found = found.where('c.partnerId', '=', partnerId)
  const listed = found.orderBy('c.claimedAt', direction).orderBy('c.id', direction)
  return {
    items: await tx.all(listed.limit(limit).offset((page - 1) * limit)),
    total: await countUpTo(tx, found, MOST_COUNTED),
  }
}

/**
 * The number of claims that wait for the shop, and the time of the oldest. Excludes those that suppliers and partners
 * answer first.
 */
export function countWaitingClaims(tx: Tx): Promise<Waiting> {
  return countWithOldest(
    tx,
    sql`select claimed_at as at from warranty.claims where status = 'waiting' and turn = 'shop' order by claimed_at`,
  )
}

/** The number of claims that wait for a partner. */
export async function countPartnerClaims(tx: Tx, partnerId: string): Promise<number> {
  const { count } = await tx.get<{ count: number }>(sql`
    select count(*)::int as count from warranty.claims
    where partner_id = ${partnerId} and status = 'waiting' and turn = 'partner'`)
  return count
}

/** Hands a claim to the order's supplier. */
export async function giveToSupplier(tx: Tx, id: string): Promise<void> {
  await tx.run(query.updateTable('warranty.claims').set({ turn: 'supplier' }).where('id', '=', id))
}

/** Hands a claim to a partner for this number of days. */
export async function giveToPartner(tx: Tx, id: string, it: { partnerId: string; days: number }): Promise<void> {
  await tx.run(sql`
    update warranty.claims set turn = 'partner', partner_id = ${it.partnerId}, passes_at = now() + make_interval(days => ${it.days})
    where id = ${id}`)
}

/** Hands a claim to the shop, with the reason. */
export async function passToShop(tx: Tx, id: string, note: string | null): Promise<void> {
  await tx.run(query.updateTable('warranty.claims').set({ turn: 'shop', note }).where('id', '=', id))
}

/** Partners with claims to answer. */
export async function listAnsweringPartners(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select distinct partner_id as id from warranty.claims where status = 'waiting' and turn = 'partner'`)
  return rows.map((it) => it.id)
}

/** Claims that their partner did not answer in time, or that belong to one of these partners. */
export async function listUnanswered(tx: Tx, partnerIds: readonly string[]): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select id from warranty.claims where status = 'waiting' and turn = 'partner'
      and (passes_at <= now() or partner_id = any (${partnerIds}::uuid[])) order by passes_at limit 500`)
  return rows.map((it) => it.id)
}

export type Decision = { status: ClaimOutcome; decidedBy: string | null; refunded?: number; reason?: string }

/** Stores the decision about a claim. */
export async function markDecided(tx: Tx, id: string, decision: Decision): Promise<void> {
  await tx.run(
    query
      .updateTable('warranty.claims')
      .set({ ...decision, decidedAt: sql<string>`now()` })
      .where('id', '=', id),
  )
}

/** Whether an order has an undecided claim. */
export async function hasWaitingClaims(tx: Tx, orderId: string): Promise<boolean> {
  const { has } = await tx.get<{ has: boolean }>(sql`
    select exists (select from warranty.claims where order_id = ${orderId} and status = 'waiting') as has`)
  return has
}

/** Deletes a customer's undecided claims; returns their orders. */
export async function deleteWaitingClaims(tx: Tx, customerId: string): Promise<string[]> {
  const rows = await tx.all<{ orderId: string }>(sql`
    delete from warranty.claims where customer_id = ${customerId} and status = 'waiting' returning order_id as "orderId"`)
  return rows.map((it) => it.orderId)
}

/** Deletes the texts of a customer's claims, the shop's reasons and notes included. */
export function deleteClaimWords(tx: Tx, customerId: string): void {
  tx.write(sql`update warranty.claims set text = '', reason = null, note = null where customer_id = ${customerId}`)
}
