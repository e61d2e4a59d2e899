import type { Measured } from '@runmart/contract/conversations-operator'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const MEASURED_DAYS = 30

/** Begins a case with a customer's question, or continues the open one. */
export function recordQuestion(tx: Tx, conversationId: string): void {
  tx.write(sql`
    insert into conversations.cases as it (conversation_id, asked_at) values (${conversationId}, now())
    on conflict (conversation_id) where closed_at is null do update set asked_at = coalesce(it.asked_at, excluded.asked_at)`)
}

/** Stores that an operator wrote; the first message after a question is its answer. */
export function recordAnswer(tx: Tx, conversationId: string): void {
  tx.write(sql`
    insert into conversations.cases as it (conversation_id) values (${conversationId})
    on conflict (conversation_id) where closed_at is null
      do update set answered_at = coalesce(it.answered_at, case when it.asked_at is not null then now() end)`)
}

export function closeCase(tx: Tx, conversationId: string): void {
  tx.write(sql`
    update conversations.cases set closed_at = now() where conversation_id = ${conversationId} and closed_at is null`)
}

/** Reopens the latest case. */
export function reopenCase(tx: Tx, conversationId: string): void {
  tx.write(sql`
    update conversations.cases set closed_at = null, solved = null
    where id = (select max(id) from conversations.cases where conversation_id = ${conversationId})`)
}

/** Stores the customer's rating of the latest case, once; returns false if no rating is open. */
export async function updateSolved(tx: Tx, conversationId: string, solved: boolean): Promise<boolean> {
  const count = await tx.run(sql`
    update conversations.cases set solved = ${solved}
    where id = (select max(id) from conversations.cases where conversation_id = ${conversationId}::uuid)
      and closed_at is not null and asked_at is not null and solved is null`)
  return count > 0
}

/** Median times to answer and to solve recent cases. */
export function measureCases(reader: Reader): Promise<Measured> {
  return reader.get<Measured>(sql`
    select round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at)))::int
        as "firstAnswerSeconds",
      round(percentile_cont(0.5) within group (order by extract(epoch from closed_at - asked_at)))::int as "solvingSeconds",
      count(solved)::int as rated, count(*) filter (where solved)::int as solved
    from conversations.cases where asked_at > now() - make_interval(days => ${MEASURED_DAYS})`)
}
