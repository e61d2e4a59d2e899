import { ownProblem } from '@runmart/contract/suppliers-problems'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StateThere } from './connect.ts'
import type { StoredDispatch } from './dispatch-queries.ts'

/** Orders in one call. */
export const ASKED_AT_ONCE = 100

/** The next check: after one minute for new orders, up to ten for old ones. */
const nextAsked = sql`now() + case
  when sent_at > now() - interval '10 minutes' then interval '1 minute'
  when sent_at > now() - interval '1 hour' then interval '2 minutes'
  when sent_at > now() - interval '6 hours' then interval '5 minutes'
  else interval '10 minutes' end`

export type Asked = Pick<
  StoredDispatch,
  'orderId' | 'externalId' | 'state' | 'status' | 'startCount' | 'remains' | 'charge' | 'oddities'
>

/** Keeps checking orders at the supplier while people look at them: its answers may become valid again. */
const isAsked = sql`state in ('sent', 'unclear') and external_id is not null`

/** Leases a supplier's due orders, longest waiting first; other workers skip them meanwhile. */
export function takeDue(tx: Tx, supplierId: string, most: number): Promise<Asked[]> {
  return tx.all(sql`
    update suppliers.dispatches set asked_at = now(), due_at = ${nextAsked}
    where order_id in (
      select order_id from suppliers.dispatches
      where supplier_id = ${supplierId} and ${isAsked} and due_at <= now()
      order by due_at limit ${most} for update skip locked)
    returning ${asked}`)
}

/** Leases finished orders for another check. */
export function takeToRecheck(tx: Tx, supplierId: string, most: number): Promise<Asked[]> {
  return tx.all(sql`
    update suppliers.dispatches set asked_at = now(), recheck_at = ${nextRecheck}
    where order_id in (
      select order_id from suppliers.dispatches
      where supplier_id = ${supplierId} and recheck_at <= now()
      order by recheck_at limit ${most} for update skip locked)
    returning ${asked}`)
}

const asked = sql`order_id as "orderId", external_id as "externalId", state, status, start_count as "startCount", remains, charge, oddities`
/** A day after the end, and again when the order is a week old. */
const nextRecheck = sql`case when sent_at > now() - interval '1 day' then now() + interval '1 day'
  when sent_at > now() - interval '7 days' then sent_at + interval '7 days' end`

export async function markRechecked(tx: Tx, orderId: string): Promise<void> {
  await tx.run(sql`
    update suppliers.dispatches set recheck_at = coalesce(recheck_at, ${nextRecheck}) where order_id = ${orderId}`)
}

const hasToAsk = sql`(
  exists (select from suppliers.dispatches d where d.supplier_id = s.id and ${isAsked} and d.due_at <= now())
  or exists (select from suppliers.dispatches d where d.supplier_id = s.id and d.recheck_at <= now()))`

/** Suppliers with due checks. */
export async function listToAsk(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`select id from suppliers.suppliers s where ${hasToAsk}`)
  return rows.map((it) => it.id)
}

export async function isToAsk(tx: Tx, supplierId: string): Promise<boolean> {
  return (await tx.find(sql`select from suppliers.suppliers s where s.id = ${supplierId} and ${hasToAsk}`)) !== null
}

/** Makes orders due again soon, because the shop could not ask. */
export async function askSoon(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx.run(sql`
    update suppliers.dispatches set due_at = least(due_at, now() + interval '20 seconds')
    where order_id = any (${orderIds}::uuid[]) and ${isAsked}`)
}

/** Makes orders due at once, for a smaller batch. */
export async function askAgain(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx.run(sql`
    update suppliers.dispatches set due_at = now(), recheck_at = case when state = 'done' then now() else recheck_at end
    where order_id = any (${orderIds}::uuid[])`)
}

/** The supplier's answer is unchanged. Precision to the hour suffices and saves most writes. */
export async function keepTold(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx.run(sql`
    update suppliers.dispatches set told_at = now()
    where order_id = any (${orderIds}::uuid[]) and told_at < now() - interval '1 hour'`)
}

/** Passes orders to people whose supplier gave no valid answer for a day. */
export async function giveUpSilent(tx: Tx): Promise<void> {
  await tx.run(sql`
    update suppliers.dispatches set state = 'unclear', problem = coalesce(problem, ${ownProblem('silent-day')})
    where order_id in (
      select order_id from suppliers.dispatches where state = 'sent' and told_at < now() - interval '1 day'
      order by told_at limit 500 for update skip locked)`)
}

export async function updateTold(tx: Tx, orderId: string, it: StateThere): Promise<void> {
  await tx.run(sql`
    update suppliers.dispatches set status = ${it.status}, start_count = ${it.startCount}::bigint, remains = ${it.remains}::bigint,
      charge = coalesce(${it.charge}::numeric, charge), currency = coalesce(${it.currency}::text, currency), oddities = 0, problem = null,
      state = case when state = 'unclear' then 'sent' else state end, told_at = now()
    where order_id = ${orderId}`)
}

export async function updateOddity(tx: Tx, orderId: string, problem: string): Promise<void> {
  await tx.run(sql`
    update suppliers.dispatches set oddities = oddities + 1, problem = ${problem} where order_id = ${orderId}`)
}

export type AskedOffer = {
  /** The remaining number is in ordered units. */
  isCounted: boolean
  supplierCurrency: string
}

export function findOfferOf(
  tx: Tx,
  { supplierId, offerId }: Pick<StoredDispatch, 'supplierId' | 'offerId'>,
): Promise<AskedOffer> {
  return tx.get(sql`
    select o.type not in ('Package', 'Custom Comments Package', 'Subscriptions') as "isCounted", s.currency as "supplierCurrency"
    from suppliers.offers o join suppliers.suppliers s on s.id = o.supplier_id
    where o.supplier_id = ${supplierId} and o.id = ${offerId}`)
}
