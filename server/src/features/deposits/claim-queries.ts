import type { CryptoClaimState } from '@runmart/contract/deposits'
import { type QueryRow, query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const claims = query
  .selectFrom('deposits.claims')
  .select(['transferId', 'customerId', 'claimedAt', 'ripensAt', 'doubt'])

export type StoredClaim = QueryRow<typeof claims>

/** The claims of these transfers, oldest first. */
export function listClaims(tx: Tx, transferIds: readonly string[]): Promise<StoredClaim[]> {
  return tx.all(
    claims.where('transferId', '=', sql<string>`any (${transferIds})`).orderBy('claimedAt').orderBy('customerId'),
  )
}

/** Stores a claim; it ripens after the given hours, if any. */
export function insertClaim(
  tx: Tx,
  it: Pick<StoredClaim, 'transferId' | 'customerId' | 'doubt'>,
  hours: number | null,
): Promise<Pick<StoredClaim, 'ripensAt'>> {
  const ripensAt = hours === null ? null : sql<string>`now() + make_interval(hours => ${hours})`
  return tx.get(
    query
      .insertInto('deposits.claims')
      .values({ ...it, ripensAt })
      .returning('ripensAt'),
  )
}

/** Stops the automatic credit of all claims of these transfers; a doubt is the reason for an operator's decision. */
export async function stopRipening(
  tx: Tx,
  transferIds: readonly string[],
  doubt?: StoredClaim['doubt'],
): Promise<void> {
  await tx.run(
    query
      .updateTable('deposits.claims')
      .set({ ripensAt: null, ...(doubt && { doubt }) })
      .where('transferId', '=', sql<string>`any (${transferIds}::uuid[])`),
  )
}

/**
 * Whether another customer got money of this payer. Locks the payer until the transaction ends. Binance does not always
 * name the payer.
 */
export async function hasPaidForAnother(tx: Tx, payer: string, customerId: string): Promise<boolean> {
  if (!payer) return false
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('payer ' || ${payer}, 2))`)
  const found = await tx.find(sql`
    select from deposits.transfers
    where payer = ${payer} and payer <> '' and status = 'credited' and customer_id <> ${customerId} limit 1`)
  return found !== null
}

/** Claims that are ripe. */
export function listRipeClaims(tx: Tx): Promise<Pick<StoredClaim, 'transferId' | 'customerId'>[]> {
  return tx.all(sql`
    select c.transfer_id as "transferId", c.customer_id as "customerId"
    from deposits.claims c join deposits.transfers t on t.id = c.transfer_id
    where ripens_at <= now() and status = 'unmatched' order by ripens_at`)
}

/** A customer's uncredited claims, newest first. */
export function listUncreditedClaims(tx: Tx, customerId: string): Promise<CryptoClaimState[]> {
  return tx.all<CryptoClaimState>(sql`
    select external_id as "transactionId", trim_scale(amount)::text as amount, claimed_at as "claimedAt",
      case status when 'unmatched' then 'waiting' else 'refused' end as status,
      case status when 'unmatched' then ripens_at end as "ripensAt"
    from deposits.claims c join deposits.transfers t on t.id = c.transfer_id
    where c.customer_id = ${customerId} and t.customer_id is distinct from c.customer_id
    order by claimed_at desc`)
}

const SHOWN_CLAIMS = 20
const REFUSED_DAYS = 30

/** The latest uncredited claims for the customer's page: waiting ones, and refused ones for some days. */
export async function listOpenClaims(tx: Tx, customerId: string): Promise<CryptoClaimState[]> {
  const since = Date.now() - REFUSED_DAYS * 86_400_000
  const open = (await listUncreditedClaims(tx, customerId)).filter(
    (it) => it.status === 'waiting' || Date.parse(it.claimedAt) > since,
  )
  return open.slice(0, SHOWN_CLAIMS)
}
