import type { AuditAction } from '@runmart/contract/audit'
import { firstIdAfter, firstIdSince } from '#platform/db/first-since.ts'
import { query } from '#platform/db/query.ts'
import { allOf, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/**
 * An action of an operator, or of the clock at an operator's request. `at` has microseconds, like all rows of that
 * transaction.
 */
export type Act = {
  id: number
  operatorId: string
  action: AuditAction
  subject: string
  details: Record<string, unknown>
  at: string
}
type ActFilter = {
  since: string
  before: string
  actions: readonly AuditAction[]
  operatorId?: string
  /** Only actions with a refund. */
  refunding?: boolean
}

/** The clock carries this action out, a day after an operator asked for it. */
const RIPENED: AuditAction = 'credit.ripen'
/** This action always refunds money. */
const WARRANTY: AuditAction = 'warranty.refund'
/** Repeats the condition of the partial index, which PostgreSQL uses only for the same words. */
const isRefunding = sql`(action = ${WARRANTY} or details ->> 'refunded' <> '0')`

/** The newest action of this kind: its operator and its time. */
export function findLastAct(tx: Tx, action: AuditAction): Promise<{ operatorId: string | null; at: string } | null> {
  return tx.find(
    query
      .selectFrom('audit.entries')
      .select(['operatorId', 'createdAt as at'])
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .limit(1),
  )
}

type ActOn = { operatorId: string | null; details: Record<string, unknown>; at: string }

/** The latest actions of one kind on one subject, newest first. */
export function listActsOn(tx: Tx, action: AuditAction, subject: string, most: number): Promise<ActOn[]> {
  return tx.all(
    query
      .selectFrom('audit.entries')
      .select(['operatorId', 'details', 'createdAt as at'])
      .where('subject', '=', subject)
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .limit(most)
      .$castTo<ActOn>(),
  )
}

/** Actions between two moments, newest first. With a part, at most `limit` of those older than the id `after`. */
export async function listActs(
  tx: Tx,
  { since, before, actions, operatorId, refunding }: ActFilter,
  part: { after: number | null; limit: number } | null,
): Promise<Act[]> {
  const rows = sql`audit.entries`
  const { first, end } = await tx.get<{ first: number; end: number }>(
    sql`select ${firstIdSince(rows, since)} as first, ${firstIdAfter(rows, before)} as end`,
  )
  const isRipened = sql`operator_id is null and action = ${RIPENED}`
  const wanted = allOf([
    sql`id >= ${first} and id < ${part?.after ?? end} and id < ${end}`,
    sql`created_at >= ${since}::timestamptz and created_at < ${before}::timestamptz`,
    sql`action = any (${actions}::text[]) and (operator_id is not null or ${isRipened})`,
    // Uses the index of operators for kinds of action that the clock never carries out.
    operatorId &&
      (actions.includes(RIPENED)
        ? sql`(operator_id = ${operatorId}::uuid or (${isRipened} and details ->> 'askedBy' = ${operatorId}))`
        : sql`operator_id = ${operatorId}::uuid`),
    refunding && isRefunding,
  ])
  return tx.all(sql`
    select id, coalesce(operator_id::text, details ->> 'askedBy') as "operatorId", action, subject, details, created_at::text as at
    from audit.entries where ${wanted} order by id desc limit ${part?.limit ?? null}`)
}
