import { ownProblem } from '@runmart/contract/suppliers-problems'
import type { FieldSource } from '@runmart/contract/suppliers-sources'
import type { Row } from '#platform/db/query.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { callsLeft } from './call-queries.ts'
import { OPENS_AFTER } from './circuit-queries.ts'

export type StoredDispatch = Row<'suppliers.dispatches'>

/** A package has one price and no quantity. */
const isPackage = sql`o.type in ('Package', 'Custom Comments Package')`
const fromSources = sql`suppliers.sources s0 join suppliers.suppliers s on s.id = s0.supplier_id
  join suppliers.offers o on o.supplier_id = s0.supplier_id and o.id = s0.offer_id`

/**
 * Whether supplier `s` recognises dispatch `d`: it has a mark, and the supplier still reads marks at the same address.
 */
const isMarkKnown = sql`(s.repeats_safely and d.marked_url = s.url)`

/** A source `s0` that could take dispatch `d`. One that may be at a supplier goes to the same one again. */
const couldTake = sql`s0.service_id = d.service_id and case when d.supplier_id is not null
  then s0.supplier_id = d.supplier_id and s0.offer_id = d.offer_id and ${isMarkKnown}
  else s0.stopped is null and o.gone_at is null and o.type is not null
    and not (s0.supplier_id || '/' || s0.offer_id) = any (d.refused)
    and case when ${isPackage} then d.amount = 1 else d.amount::bigint * s0.units_each between o.min and o.max end end`
/** An order `d` that has waited for minutes without any supplier: all its sources are paused or failing. */
export const isHeld: Sql = sql`d.state = 'waiting' and d.supplier_id is null and d.waits_since < now() - interval '10 minutes'
  and d.due_at < now() + interval '1 hour'
  and not exists (select from ${fromSources} where ${couldTake} and s.status = 'active' and s.failures < ${OPENS_AFTER})`
const isReachable = sql`s.status = 'active' and (s.open_until is null or s.open_until <= now())`
const isDue = sql`d.state = 'waiting' and d.due_at <= now()`

export type Candidate = {
  orderId: string
  tries: number
  supplierId: string
  offerId: string
  unitsEach: number
  quantity: number
  isPackage: boolean
  fields: Record<string, FieldSource>
  dongEach: string
  /** The current price there, in the supplier's currency and in dong. */
  expectedCharge: string
  cost: number
  url: string
  repeatsSafely: boolean
  failures: number
  /** The supplier may have it already. */
  wasPinned: boolean
}

const quantityOf = sql`coalesce(d.quantity, case when ${isPackage} then 1 else d.amount * s0.units_each end)`
const expectedCharge = sql`o.rate * case when ${isPackage} then 1 else ${quantityOf}::numeric / 1000 end`

/** Locks the first due order with a source that takes it now, and returns that source. */
export function lockCandidate(tx: Tx): Promise<Candidate | null> {
  return tx.find(sql`
    select d.order_id as "orderId", d.tries, d.supplier_id is not null as "wasPinned", it.* from suppliers.dispatches d cross join lateral (
      select s0.supplier_id as "supplierId", s0.offer_id as "offerId", coalesce(d.units_each, s0.units_each) as "unitsEach",
        ${quantityOf} as quantity,
        trim_scale(${expectedCharge})::text as "expectedCharge",
        ceil(least(1e15, ${expectedCharge} * s.dong_each))::bigint as cost,
        ${isPackage} as "isPackage", s0.fields, s.dong_each as "dongEach", s.url,
        s.repeats_safely as "repeatsSafely", s.failures
      from ${fromSources} where ${couldTake} and ${isReachable} and ${callsLeft} >= 1
      order by s0.position limit 1) as it
    where ${isDue} order by d.due_at limit 1 for update of d skip locked`)
}

/** Whether an unleased due order only waits for a free call to its source. */
export async function isCallAwaited(tx: Tx): Promise<boolean> {
  const found = await tx.find(sql`
    select from suppliers.dispatches d where ${isDue} and exists (
      select from ${fromSources} where ${couldTake} and ${isReachable}) limit 1 for update of d skip locked`)
  return found !== null
}

/**
 * Passes orders without any source to people. Keeps those unclear that may be at a supplier. Returns the ids of orders
 * whose services have no sources.
 */
export async function giveUpHopeless(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ id: string; isAlone: boolean }>(sql`
    update suppliers.dispatches set state = case when supplier_id is not null then 'unclear' else 'stuck' end,
      problem = coalesce(problem, ${ownProblem('no-source')})
    where order_id in (
      select d.order_id from suppliers.dispatches d
      where ${isDue} and not exists (select from ${fromSources} where ${couldTake})
      order by d.due_at limit 500 for update skip locked)
    returning order_id as id, state = 'stuck' and not exists (
      select from suppliers.sources s0 where s0.service_id = dispatches.service_id) as "isAlone"`)
  return rows.flatMap((it) => (it.isAlone ? it.id : []))
}

/** Passes orders to people: those whose supplier was unreachable for an hour, and unsent ones after a day. */
export async function giveUpWaiting(tx: Tx): Promise<void> {
  await tx.run(sql`
    update suppliers.dispatches set state = case when supplier_id is not null then 'unclear' else 'stuck' end,
      problem = coalesce(problem, ${ownProblem('waited-long')})
    where order_id in (
      select order_id from suppliers.dispatches where state = 'waiting' and due_at < now() + interval '1 hour' and case when supplier_id is not null
        then pinned_at < now() - interval '1 hour' else waits_since < now() - interval '1 day' end
      limit 500 for update skip locked)`)
}

/** Unleased orders that no supplier takes, or whose suppliers are all unreachable. */
export async function listStuck(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select order_id as id from suppliers.dispatches
    where state = 'stuck' or (state = 'waiting' and supplier_id is null and due_at <= now())
    order by waits_since limit 500 for update skip locked`)
  return rows.map((it) => it.id)
}

/** Marks the sending first, so that after a crash the shop knows the supplier may have it. */
export async function markSending(tx: Tx, it: Candidate): Promise<void> {
  await tx.run(sql`
    update suppliers.dispatches set state = 'sent-now', tries = tries + 1, due_at = now() + interval '2 minutes',
      tried_at = now(), supplier_id = ${it.supplierId}, offer_id = ${it.offerId}, units_each = ${it.unitsEach}, quantity = ${it.quantity},
      dong_each = ${it.dongEach}::numeric, expected_charge = ${it.expectedCharge}::numeric, marked_url = ${it.repeatsSafely ? it.url : null}
    where order_id = ${it.orderId}`)
}

/** An order whose sending never finished, because its process died. */
export function lockAbandoned(tx: Tx): Promise<StoredDispatch | null> {
  return tx.find(sql`
    select ${columns} from suppliers.dispatches d
    where d.state = 'sent-now' and d.due_at <= now() order by d.due_at limit 1 for update skip locked`)
}

/** Whether a second sending to its supplier cannot create a second order. */
export async function canRepeat(tx: Tx, orderId: string): Promise<boolean> {
  const found = await tx.find(sql`
    select from suppliers.dispatches d join suppliers.suppliers s on s.id = d.supplier_id
    where d.order_id = ${orderId} and ${isMarkKnown}`)
  return found !== null
}

/** The columns of a dispatch `d`. */
export const columns: Sql = sql`d.order_id as "orderId", d.service_id as "serviceId", d.amount, d.state, d.due_at as "dueAt",
  d.waits_since as "waitsSince", d.pinned_at as "pinnedAt", d.tries,
  d.refused, d.supplier_id as "supplierId", d.offer_id as "offerId", d.units_each as "unitsEach", d.quantity,
  d.marked_url as "markedUrl", d.external_id as "externalId", d.tried_at as "triedAt", d.sent_at as "sentAt", d.status, d.start_count as "startCount", d.remains, d.charge,
  d.currency, d.dong_each as "dongEach", d.expected_charge as "expectedCharge", d.overcharged, d.cost, d.cost_before as "costBefore", d.cost_postings as "costPostings", d.asked_at as "askedAt",
  d.told_at as "toldAt", d.oddities,
  d.recheck_at as "recheckAt", d.refill_id as "refillId", d.problem, d.created_at as "createdAt"`

export function findDispatch(tx: Tx, orderId: string): Promise<StoredDispatch | null> {
  return tx.find(sql`select ${columns} from suppliers.dispatches d where d.order_id = ${orderId}`)
}

/** Locks a dispatch. Always lock the dispatch before its order. */
export function lockDispatch(tx: Tx, orderId: string): Promise<StoredDispatch | null> {
  return tx.find(sql`select ${columns} from suppliers.dispatches d where d.order_id = ${orderId} for update`)
}

/** The supplier has it under this number. */
export async function markSent(tx: Tx, orderId: string, externalId: string): Promise<void> {
  await tx.run(sql`
    update suppliers.dispatches set state = 'sent', external_id = ${externalId}, sent_at = coalesce(sent_at, now()),
      due_at = now() + interval '1 minute', told_at = now(), problem = null, oddities = 0
    where order_id = ${orderId}`)
}

/** The order that has this number at a supplier. */
export async function findByNumber(tx: Tx, supplierId: string, externalId: string): Promise<string | null> {
  const found = await tx.find<{ orderId: string }>(sql`
    select order_id as "orderId" from suppliers.dispatches
    where supplier_id = ${supplierId} and external_id = ${externalId}`)
  return found?.orderId ?? null
}

type Again = {
  afterSeconds: number
  problem: string | null
  refusedBy?: string
  isPinned?: boolean
  /** Also offers it to suppliers that refused it. */
  isAfresh?: boolean
}

/** Makes an order wait for sending, to any supplier, or to the same one if that may have it. */
export async function markWaiting(tx: Tx, orderId: string, it: Again): Promise<void> {
  const elsewhere = it.isPinned
    ? sql`, pinned_at = coalesce(pinned_at, now())`
    : sql`, supplier_id = null, offer_id = null, units_each = null, quantity = null, marked_url = null, dong_each = null,
        expected_charge = null, overcharged = false,
        external_id = null, pinned_at = null,
        status = null, start_count = null, remains = null, charge = null, currency = null, sent_at = null, asked_at = null,
        recheck_at = null, refill_id = null, cost_before = coalesce(cost, 0)`
  await tx.run(sql`
    update suppliers.dispatches set state = 'waiting', due_at = now() + make_interval(secs => ${it.afterSeconds}),
      problem = ${it.problem}, oddities = 0, waits_since = case when ${it.isAfresh ?? false} then now() else waits_since end,
      refused = case when ${it.isAfresh ?? false} then '{}' else refused end || ${it.refusedBy ? [it.refusedBy] : []}::text[]
      ${elsewhere}
    where order_id = ${orderId}`)
}

/** Puts the sending off until this time. */
export async function putOff(tx: Tx, orderId: string, until: string | null): Promise<void> {
  await tx.run(
    sql`update suppliers.dispatches set due_at = greatest(${until}, now() + interval '1 second'), waits_since = ${until}
      where order_id = ${orderId}`,
  )
}

/** Changes the state; keeps the earlier problem unless there is a new one. */
export async function updateState(
  tx: Tx,
  orderId: string,
  state: StoredDispatch['state'],
  problem: string | null = null,
): Promise<void> {
  await tx.run(sql`
    update suppliers.dispatches set state = ${state}, problem = coalesce(${problem}::text, problem) where order_id = ${orderId}`)
}

export async function updateProblem(tx: Tx, orderId: string, problem: string): Promise<void> {
  await tx.run(sql`update suppliers.dispatches set problem = ${problem} where order_id = ${orderId}`)
}

/** The supplier accepted a cancel or refill, so the next check is due at once. */
export async function markAskedFor(tx: Tx, orderId: string, refillId: string | null): Promise<void> {
  await tx.run(sql`
    update suppliers.dispatches set problem = null, refill_id = coalesce(${refillId}::text, refill_id), due_at = now()
    where order_id = ${orderId}`)
}
