import { countRows } from '#platform/db/count-rows.ts'
import { type QueryRow, query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Serializes credits of an operator until this transaction ends, so that each counts before the next. */
export async function lockCap(tx: Tx, operatorId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('credits by ' || ${operatorId}, 3))`)
}

/** The sum that an operator credited alone in the last 24 hours. */
export async function sumWithinCap(tx: Tx, operatorId: string): Promise<number> {
  const { used } = await tx.get<{ used: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as used from deposits.manual_credits
    where asked_by = ${operatorId} and within_cap and asked_at > now() - interval '24 hours'`)
  return used
}

const shown = [
  ...(['id', 'kind', 'status', 'customerId', 'amount', 'reason', 'reference', 'transferId', 'claimId'] as const),
  ...(['askedBy', 'askedAt', 'ripensAt', 'decidedBy', 'decidedAt'] as const),
]
export const credits = query.selectFrom('deposits.manual_credits').select(shown)

export type StoredCredit = QueryRow<typeof credits>
export type NewCredit = Pick<
  StoredCredit,
  'id' | 'kind' | 'customerId' | 'amount' | 'reason' | 'reference' | 'askedBy'
> &
  Partial<Pick<StoredCredit, 'transferId' | 'claimId'>>

/** Stores a credit that its operator makes alone; it counts towards the cap. */
export function insertCounted(tx: Tx, credit: NewCredit): void {
  tx.write(
    query
      .insertInto('deposits.manual_credits')
      .values({ ...credit, status: 'credited', withinCap: true, ripensAt: null, decidedBy: null, decidedAt: null }),
  )
}

/** Stores a waiting credit; it ripens after the given hours, if any. */
export function insertWaiting(tx: Tx, credit: NewCredit, hours: number | null): Promise<StoredCredit> {
  return tx.get(
    query
      .insertInto('deposits.manual_credits')
      .values({
        ...credit,
        status: 'waiting',
        withinCap: false,
        ripensAt: hours === null ? null : sql<string>`now() + make_interval(hours => ${hours})`,
        decidedBy: null,
        decidedAt: null,
      })
      .returning(shown),
  )
}

/** Locks the credit: simultaneous decisions wait and then find it decided. */
export function lockCredit(tx: Tx, id: string): Promise<StoredCredit | null> {
  return tx.find(credits.where('id', '=', id).forUpdate())
}

export function getCredit(tx: Tx, id: string): Promise<StoredCredit> {
  return tx.get(credits.where('id', '=', id))
}

/** Waiting credits of these transfers. */
export function findWaitingFor(tx: Tx, transferIds: readonly string[]): Promise<StoredCredit[]> {
  if (transferIds.length === 0) return Promise.resolve([])
  return tx.all(
    credits.where('transferId', '=', sql<string>`any (${transferIds}::uuid[])`).where(sql<boolean>`status = 'waiting'`),
  )
}

/** Stores the decision about a waiting credit and its amount; `decidedBy` is null for the clock. */
export async function markDecided(
  tx: Tx,
  id: string,
  decision: { status: 'credited' | 'cancelled'; amount: number; decidedBy: string | null },
): Promise<void> {
  await tx.run(
    query
      .updateTable('deposits.manual_credits')
      .set({ ...decision, decidedAt: sql<string>`now()` })
      .where('id', '=', id),
  )
}

export function countWaitingCreditsOf(tx: Tx, customerId: string): Promise<number> {
  const waiting = query.selectFrom('deposits.manual_credits').where(sql<boolean>`status = 'waiting'`)
  return countRows(tx, waiting.where('customerId', '=', customerId))
}

export async function listRipeCredits(tx: Tx): Promise<string[]> {
  const rows = await tx.all(
    query
      .selectFrom('deposits.manual_credits')
      .select('id')
      .where(sql<boolean>`status = 'waiting' and ripens_at <= now()`)
      .orderBy('ripensAt'),
  )
  return rows.map((it) => it.id)
}
