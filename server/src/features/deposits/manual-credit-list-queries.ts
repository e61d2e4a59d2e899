import type { pendingCreditStatuses } from '@runmart/contract/deposits-pending-credits'
import type { Searcher } from '#features/accounts/index.ts'
import { countRows } from '#platform/db/count-rows.ts'
import { query } from '#platform/db/query.ts'
import { allOf, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { customersMeant } from './customers-meant.ts'
import { credits, type StoredCredit } from './manual-credit-queries.ts'

type CreditFilter = {
  status: (typeof pendingCreditStatuses)[number] | 'decided' | 'any'
  customerId?: string | undefined
  q?: string | undefined
  page: number
  limit: number
}

/**
 * Repeats the conditions of the partial indexes. Leaves out credits within the cap, because they needed no decision.
 */
const states = {
  waiting: sql`status = 'waiting'`,
  decided: sql`decided_at is not null`,
  credited: sql`decided_at is not null and status = 'credited'`,
  cancelled: sql`decided_at is not null and status = 'cancelled'`,
  any: sql`not within_cap`,
}
const orders = {
  waiting: sql`asked_at, id`,
  decided: sql`decided_at desc, id desc`,
  credited: sql`decided_at desc, id desc`,
  cancelled: sql`decided_at desc, id desc`,
  any: sql`(status = 'waiting') desc, id desc`,
}

/** One page of credits that needed a second person: waiting ones form a queue, decided ones a history. */
export async function listCredits(
  tx: Tx,
  it: CreditFilter,
  searcher: Searcher,
): Promise<{ items: StoredCredit[]; total: number }> {
  const inState = sql<boolean>`${states[it.status]}`
  const listed = query.selectFrom('deposits.manual_credits').where(inState)
  const meant = await customersMeant(tx, it.q, searcher, () => tx.all(listed.select('customerId').distinct()))
  const matching = sql<boolean>`${allOf([
    it.customerId && sql`customer_id = ${it.customerId}::uuid and not within_cap`,
    it.q && sql`customer_id = any (${meant}::uuid[]) and not within_cap`,
  ])}`
  const items = await tx.all(
    credits
      .where(inState)
      .where(matching)
      .orderBy(orders[it.status])
      .limit(it.limit)
      .offset((it.page - 1) * it.limit),
  )
  return { items, total: await countRows(tx, listed.where(matching)) }
}
