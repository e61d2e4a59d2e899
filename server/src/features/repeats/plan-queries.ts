import type { Provider } from '@runmart/contract/catalog'
import type { OrderInputs } from '@runmart/contract/orders-fields'
import type { RepeatEnd, RepeatForm, RepeatProblem } from '@runmart/contract/repeats'
import { countRows } from '#platform/db/count-rows.ts'
import { type QueryRow, query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { deleteLines } from './line-queries.ts'

const plans = query
  .selectFrom('repeats.plans')
  .select(['id', 'customerId', 'orderId', 'serviceId', 'provider', 'billing', 'amount', 'contactInfo', 'note'])
  .select(['inputs', 'every', 'times', 'mostEach', 'begins', 'step', 'nextAt', 'ordered', 'problem'])
  .select(['createdAt', 'endedAt', 'endReason'])
  .$narrowType<{
    provider: Provider
    billing: 'unit' | 'day'
    every: RepeatForm['every']
    inputs: OrderInputs | null
  }>()

/** A plan as stored; `showPlans` makes the public form. */
export type StoredPlan = QueryRow<typeof plans>

type Kept =
  | 'customerId'
  | 'orderId'
  | 'serviceId'
  | 'provider'
  | 'billing'
  | 'amount'
  | 'contactInfo'
  | 'note'
  | 'inputs'
type NewPlan = Pick<StoredPlan, 'id' | Kept | 'every' | 'times' | 'mostEach' | 'begins' | 'nextAt'>

/** Makes others who begin a plan of this customer wait until this transaction ends. */
export async function lockPlansOf(tx: Tx, customerId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('repeats of ' || ${customerId}, 6))`)
}

export async function insertPlan(tx: Tx, { inputs, ...plan }: NewPlan): Promise<void> {
  await tx.run(query.insertInto('repeats.plans').values({ ...plan, inputs: inputs && JSON.stringify(inputs) }))
}

const isActive = sql<boolean>`next_at is not null`

export function countActive(tx: Tx, customerId: string): Promise<number> {
  return countRows(tx, query.selectFrom('repeats.plans').where('customerId', '=', customerId).where(isActive))
}

export function getPlan(reader: Reader, id: string): Promise<StoredPlan> {
  return reader.get(plans.where('id', '=', id))
}

/** Locks the customer's plan, so that it is either before or after a due order. */
export async function lockPlan(tx: Tx, id: string, customerId: string): Promise<StoredPlan> {
  const found = plans.where('id', '=', id).where('customerId', '=', customerId)
  const plan = isUuid(id) ? await tx.find(found.forUpdate()) : null
  if (!plan) throw new Refusal('NOT_FOUND')
  return plan
}

/** The newest plan that repeats an order. */
export function findPlanOf(reader: Reader, orderId: string): Promise<StoredPlan | null> {
  return reader.find(plans.where('orderId', '=', orderId).orderBy('id', 'desc').limit(1))
}

/** The plan that placed an order. */
export function findPlacedBy(reader: Reader, orderId: string): Promise<StoredPlan | null> {
  const planId = query.selectFrom('repeats.orders').select('planId').where('orderId', '=', orderId)
  return reader.find(plans.where('id', '=', planId))
}

/** One page of a customer's plans, running ones first, and their total number. */
export async function listPlans(
  reader: Reader,
  customerId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: StoredPlan[]; total: number }> {
  const found = plans.where('customerId', '=', customerId)
  const items = await reader.all(
    found
      .orderBy(sql`next_at is null, next_at, ended_at desc`)
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit),
  )
  return { items, total: await countRows(reader, found) }
}

export type DuePlan = { id: string; customerId: string; nextAt: string }

/** Due plans after this one, oldest dates first. */
export function findDue(tx: Tx, last: DuePlan | null, most: number): Promise<DuePlan[]> {
  return tx.all(sql`
    select id, customer_id as "customerId", next_at::text as "nextAt" from repeats.plans
    where next_at <= now() and (next_at, id) > (${last?.nextAt ?? '-infinity'}::timestamptz, ${last?.id ?? NO_ID}::uuid)
    order by next_at, id limit ${most}`)
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Locks a due plan and reads the database's time. Null if another worker holds it or has moved it on. */
export function lockDue(tx: Tx, id: string): Promise<(StoredPlan & { now: string }) | null> {
  const due = plans.select(sql<string>`now()`.as('now')).where('id', '=', id)
  return tx.find(due.where(sql<boolean>`next_at <= now()`).forUpdate().skipLocked())
}

/** Stores the order that a plan placed for its current date. */
export function insertPlaced(tx: Tx, { id, step }: StoredPlan, orderId: string): void {
  tx.write(query.insertInto('repeats.orders').values({ planId: id, step, orderId }))
  tx.write(sql`update repeats.plans set ordered = ordered + 1 where id = ${id}`)
}

/** Moves a plan on to its next date, with the problem that kept it from ordering. */
export function moveOn(tx: Tx, id: string, next: { step: number; at: string }, problem: RepeatProblem | null): void {
  const { step, at: nextAt } = next
  tx.write(query.updateTable('repeats.plans').set({ step, nextAt, problem }).where('id', '=', id))
}

/** Ends a plan and deletes its bot lines. */
export function endPlan(tx: Tx, id: string, endReason: RepeatEnd): void {
  const over = { nextAt: null, problem: null, endedAt: sql<string>`now()`, endReason }
  tx.write(query.updateTable('repeats.plans').set(over).where('id', '=', id))
  deleteLines(tx, id)
}

/** A customer's plans after this one, for the export of personal data. */
export function plansAfter(tx: Tx, customerId: string, id: string | null, most: number): Promise<StoredPlan[]> {
  return tx.all(
    plans
      .where('customerId', '=', customerId)
      .where('id', '>', id ?? NO_ID)
      .orderBy('id')
      .limit(most),
  )
}

/** Deletes all plans of a customer; the orders that they placed stay. */
export function deletePlansOf(tx: Tx, customerId: string): void {
  tx.write(query.deleteFrom('repeats.plans').where('customerId', '=', customerId))
}
