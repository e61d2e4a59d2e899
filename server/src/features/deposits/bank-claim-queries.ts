import type { OperatorBankClaim } from '@runmart/contract/deposits-bank-claims'
import { countRows } from '#platform/db/count-rows.ts'
import { type QueryRow, query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export const claims = query
  .selectFrom('deposits.bank_claims')
  .select(['id', 'customerId', 'reference', 'amount', 'status', 'claimedAt'])
  .select(['decidedAt', 'decidedBy', 'reason', 'transferId'])
  .select([
    sql<string>`to_char(sent_on, 'YYYY-MM-DD')`.as('sentOn'),
    sql<boolean>`receipt is not null`.as('hasReceipt'),
  ])

export type StoredBankClaim = QueryRow<typeof claims>
export type Receipt = { type: 'image/png' | 'image/jpeg' | 'image/webp'; bytes: Buffer }

/** Serializes claims of the same reference or customer until this transaction ends. */
export async function lockClaiming(tx: Tx, reference: string, customerId: string): Promise<void> {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('claim ' || it, 5)) from unnest(${[reference, customerId].sort()}::text[]) as it`)
}

/** The customer's own claim of this reference in any state, otherwise another customer's that is not refused. */
export function findClaimOf(tx: Tx, reference: string, customerId: string): Promise<StoredBankClaim | null> {
  return tx.find(
    claims
      .where('reference', '=', reference)
      .where(sql<boolean>`(customer_id = ${customerId} or status <> 'refused')`)
      .orderBy(sql`customer_id = ${customerId}`, 'desc')
      .limit(1),
  )
}

export async function insertBankClaim(
  tx: Tx,
  claim: Pick<StoredBankClaim, 'id' | 'customerId' | 'reference' | 'amount' | 'sentOn'>,
  receipt: Receipt | null,
): Promise<void> {
  await tx.run(
    query
      .insertInto('deposits.bank_claims')
      .values({ ...claim, status: 'waiting', receipt: receipt?.bytes ?? null, receiptType: receipt?.type ?? null }),
  )
}

export function getBankClaim(tx: Tx, id: string): Promise<StoredBankClaim> {
  return tx.get(claims.where('id', '=', id))
}

/** Locks the claim: simultaneous decisions wait and then find it decided. */
export function lockBankClaim(tx: Tx, id: string): Promise<StoredBankClaim | null> {
  return tx.find(claims.where('id', '=', id).forUpdate())
}

export function countWaitingClaims(tx: Tx, customerId: string): Promise<number> {
  const waiting = query.selectFrom('deposits.bank_claims').where('customerId', '=', customerId)
  return countRows(tx, waiting.where(sql<boolean>`status = 'waiting'`))
}

/** A customer's latest claims, newest first. */
export function listBankClaimsOf(tx: Tx, customerId: string, most: number): Promise<StoredBankClaim[]> {
  return tx.all(claims.where('customerId', '=', customerId).orderBy('claimedAt', 'desc').limit(most))
}

/** The customer's next claim after this one, or the first. */
export function findNextClaimOf(tx: Tx, customerId: string, id: string | null): Promise<StoredBankClaim | null> {
  const own = claims.where('customerId', '=', customerId)
  return tx.find((id ? own.where('id', '>', id) : own).orderBy('id').limit(1))
}

/** Whether the shop credited a transfer with this name to this customer. */
export async function isCreditedTo(tx: Tx, reference: string, customerId: string): Promise<boolean> {
  const found = await tx.find(sql`
    select from deposits.transfers
    where names && array[${reference}::text] and status = 'credited' and customer_id = ${customerId} limit 1`)
  return found !== null
}

export type Suggestion = Pick<OperatorBankClaim['suggestions'][number], 'by'> & { claimId: string; transferId: string }

/** Transfers that may belong to claims: same reference, or waiting with the same amount around that day. */
export function listSuggestions(tx: Tx, claimIds: readonly string[]): Promise<Suggestion[]> {
  return tx.all<Suggestion>(sql`
    select c.id as "claimId", t.id as "transferId", t.by from deposits.bank_claims c
    cross join lateral (
      -- Gathered and then cut: for the first three alone PostgreSQL would read all transfers from the beginning.
      (select id, 'reference' as by from unnest((
        select (array_agg(it.id))[1:3] from deposits.transfers it where it.names && array[c.reference])) as id)
      union all
      (select id, 'amount' from deposits.transfers
        where amount = c.amount and status in ('unmatched', 'ignored') and currency = 'VND' and not names && array[c.reference]
          and happened_at between c.sent_on - interval '2 days' and c.sent_on + interval '3 days'
        order by happened_at limit 3)
    ) as t where c.id = any (${claimIds}::uuid[])`)
}

export function findReceipt(tx: Tx, id: string): Promise<(Receipt & { customerId: string }) | null> {
  return tx.find(sql`
    select receipt_type as type, receipt as bytes, customer_id as "customerId" from deposits.bank_claims where id = ${id} and receipt is not null`)
}

/**
 * The author of a decision, null for an automatic one. `claimId` names a claim to settle in spite of a different
 * reference.
 */
export type ClaimDecision = { decidedBy: string | null; claimId?: string | null }

/**
 * Marks claims as credited after their transfers were credited to the claiming customer. Includes claims of the same
 * reference and the named one.
 */
export async function settleBankClaims(
  tx: Tx,
  transferIds: readonly string[],
  decision: ClaimDecision | null,
): Promise<void> {
  if (transferIds.length === 0) return
  await tx.run(sql`
    update deposits.bank_claims c set status = 'credited', transfer_id = t.id, decided_at = now(),
      decided_by = ${decision?.decidedBy ?? null}::uuid
    from deposits.transfers t where t.id = any (${transferIds}::uuid[]) and t.status = 'credited'
      and c.customer_id = t.customer_id and c.status = 'waiting'
      and (t.names && array[c.reference] or c.id = ${decision?.claimId ?? null}::uuid)`)
}

export async function refuseBankClaim(tx: Tx, id: string, reason: string, decidedBy: string): Promise<void> {
  await tx.run(
    query
      .updateTable('deposits.bank_claims')
      .set({ status: 'refused', reason, decidedBy, decidedAt: sql<string>`now()` })
      .where('id', '=', id),
  )
}

/** Deletes the pictures of claims that were decided this many days ago. */
export async function deleteOldReceipts(tx: Tx, days: number): Promise<void> {
  await tx.run(sql`
    update deposits.bank_claims set receipt = null, receipt_type = null
    where receipt is not null and decided_at < now() - make_interval(days => ${days})`)
}
