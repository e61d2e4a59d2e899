import type { bankClaimStatuses } from '@runmart/contract/deposits-bank-claims'
import type { Searcher } from '#features/accounts/index.ts'
import { countRows } from '#platform/db/count-rows.ts'
import { query } from '#platform/db/query.ts'
import { allOf, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { claims, type StoredBankClaim } from './bank-claim-queries.ts'
import { customersMeant } from './customers-meant.ts'
import { normalReference } from './transfer-queries.ts'

type ClaimFilter = {
  status?: (typeof bankClaimStatuses)[number] | 'decided' | undefined
  customerId?: string | undefined
  q?: string | undefined
  page: number
  limit: number
}

/** Repeats the conditions of the partial indexes word for word. */
const states = {
  waiting: sql`status = 'waiting'`,
  decided: sql`decided_at is not null`,
  credited: sql`decided_at is not null and status = 'credited'`,
  refused: sql`decided_at is not null and status = 'refused'`,
  any: sql`true`,
}

/** One page of claims: waiting ones form a queue, decided ones a history. */
export async function listBankClaims(
  tx: Tx,
  it: ClaimFilter,
  searcher: Searcher,
): Promise<{ items: StoredBankClaim[]; total: number }> {
  const inState = sql<boolean>`${states[it.status ?? 'any']}`
  const listed = query.selectFrom('deposits.bank_claims').where(inState)
  const meant = await customersMeant(tx, it.q, searcher, () => tx.all(listed.select('customerId').distinct()))
  const matching = sql<boolean>`${allOf([
    it.customerId && sql`customer_id = ${it.customerId}::uuid`,
    it.q && sql`(customer_id = any (${meant}::uuid[]) or reference = ${normalReference(it.q)})`,
  ])}`
  const items = await tx.all(
    claims
      .where(inState)
      .where(matching)
      .orderBy(orderOf(it))
      .limit(it.limit)
      .offset((it.page - 1) * it.limit),
  )
  return { items, total: await countRows(tx, listed.where(matching)) }
}

/** Ids grow with time. */
function orderOf({ status, customerId }: ClaimFilter) {
  if (status === 'waiting') return sql`claimed_at, id`
  if (status) return sql`decided_at desc, id desc`
  return customerId ? sql`(status = 'waiting') desc, id desc` : sql`id desc`
}
