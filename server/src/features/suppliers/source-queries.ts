import type { Source, SourceDraft } from '@runmart/contract/suppliers-sources'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StoredDispatch } from './dispatch-queries.ts'
import { offerColumns, type StoredOffer } from './offer-queries.ts'

/** The price and limits that a source derives from its offer. */
export type Terms = { price: number; minAmount: number; maxAmount: number }

/** The pending decision: new terms, a new name of the offer, or both. */
export type Proposal = Terms & { offerName: string | null; isNameOnly: boolean }

/** A source with all data that decides about it. */
export type StoredSource = SourceDraft & {
  serviceId: string
  position: number
  stopped: Source['stopped']
  /** Consecutive orders with a higher charge than the offer's. */
  overcharges: number
  /** The terms of the last decision. */
  decided: Terms | null
  /** The pending decision. */
  proposed: Proposal | null
  /** The offer's name at the last decision. */
  offerName: string | null
  supplierName: string
  dongEach: string
  /** The supplier takes orders, or the owner keeps selling what waits for it. */
  isActive: boolean
  offer: StoredOffer | null
}

const isActive = sql`(s.status = 'active' and (s.account_since is null or s.sells_while_refused))`

type SourceRow = Omit<StoredSource, 'offer'> & { offer: StoredOffer | null }

/** The sources of these services, or of all, in their order. */
export async function listSources(tx: Tx, serviceIds: readonly string[] | null): Promise<StoredSource[]> {
  const wanted = serviceIds ? sql`f.service_id = any (${[...serviceIds]}::uuid[])` : sql`true`
  return tx.all<SourceRow>(sql`
    select f.service_id as "serviceId", f.position, f.supplier_id as "supplierId", f.offer_id as "offerId", f.units_each as "unitsEach",
      f.fields, f.follows, f.stopped, f.overcharges, f.offer_name as "offerName", s.name as "supplierName", trim_scale(s.dong_each)::text as "dongEach", ${isActive} as "isActive",
      jsonb_build_object('factorPercent', f.factor_percent, 'plus', f.plus_sum, 'roundTo', f.round_to, 'floor', f.floor_price) as rule,
      case when f.decided_price is not null then jsonb_build_object(
        'price', f.decided_price, 'minAmount', f.decided_min, 'maxAmount', f.decided_max) end as decided,
      case when p.price is not null then jsonb_build_object(
        'price', p.price, 'minAmount', p.min_amount, 'maxAmount', p.max_amount, 'offerName', p.offer_name,
        'isNameOnly', p.name_only) end as proposed,
      (select to_jsonb(it) from (select ${offerColumns} from suppliers.offers o
        where o.supplier_id = f.supplier_id and o.id = f.offer_id) as it) as offer
    from suppliers.sources f join suppliers.suppliers s on s.id = f.supplier_id
      left join suppliers.proposals p on p.service_id = f.service_id and p.position = f.position
    where ${wanted} order by f.service_id, f.position`)
}

/** The services that come from a supplier, or from any. */
export async function listSuppliedServices(tx: Tx, supplierId: string | null): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select distinct service_id as id from suppliers.sources
    where ${supplierId}::uuid is null or supplier_id = ${supplierId}::uuid order by 1`)
  return rows.map((it) => it.id)
}

/** Replaces the sources of a service. Decisions about unchanged ones stay. */
export async function replaceSources(
  tx: Tx,
  serviceId: string,
  sources: readonly (SourceDraft & { decided: Terms | null; offerName?: string | null })[],
): Promise<void> {
  await tx.run(sql`delete from suppliers.sources where service_id = ${serviceId}`)
  for (const [at, { rule, decided, ...it }] of sources.entries())
    await tx.run(sql`
      insert into suppliers.sources (service_id, position, supplier_id, offer_id, units_each, fields, factor_percent, plus_sum, round_to,
        floor_price, follows, decided_price, decided_min, decided_max, offer_name)
      values (${serviceId}, ${at + 1}, ${it.supplierId}, ${it.offerId}, ${it.unitsEach}, ${JSON.stringify(it.fields)}::jsonb,
        ${rule.factorPercent}, ${rule.plus}, ${rule.roundTo}, ${rule.floor}, ${it.follows}, ${decided?.price ?? null}::bigint,
        ${decided?.minAmount ?? null}::int, ${decided?.maxAmount ?? null}::int, coalesce(${it.offerName ?? null}::text,
          (select name from suppliers.offers where supplier_id = ${it.supplierId} and id = ${it.offerId})))`)
}

type Place = Pick<StoredSource, 'serviceId' | 'position'>

export function updateStopped(tx: Tx, { serviceId, position }: Place, stopped: Source['stopped']): void {
  tx.write(sql`
    update suppliers.sources set stopped = ${stopped} where service_id = ${serviceId} and position = ${position}`)
}

/** Stores a proposal for a decision; an existing one keeps its time. */
export function saveProposal(tx: Tx, { serviceId, position }: Place, it: Proposal): void {
  tx.write(sql`
    insert into suppliers.proposals (service_id, position, price, min_amount, max_amount, offer_name, name_only)
    values (${serviceId}, ${position}, ${it.price}, ${it.minAmount}, ${it.maxAmount}, ${it.offerName}, ${it.isNameOnly})
    on conflict (service_id, position) do update set price = excluded.price, min_amount = excluded.min_amount,
      max_amount = excluded.max_amount, offer_name = excluded.offer_name, name_only = excluded.name_only`)
}

/** Consecutive orders above the offer's cost before the shop stops the source until an operator looks. */
export const MOST_OVERCHARGES = 3

type OfDispatch = Pick<StoredDispatch, 'serviceId' | 'supplierId' | 'offerId'>
const sourceOf = ({ serviceId, supplierId, offerId }: OfDispatch) =>
  sql`service_id = ${serviceId} and supplier_id = ${supplierId} and offer_id = ${offerId}`

/** Counts an order that cost more than its source said; returns whether this stopped the source. */
export async function countOvercharge(tx: Tx, dispatch: OfDispatch): Promise<boolean> {
  const found = await tx.find<{ overcharges: number }>(sql`
    update suppliers.sources set overcharges = overcharges + 1,
      stopped = case when overcharges + 1 >= ${MOST_OVERCHARGES} then 'charge' else stopped end
    where ${sourceOf(dispatch)} returning overcharges`)
  return found?.overcharges === MOST_OVERCHARGES
}

/** An order cost the expected sum. A stopped source stays stopped. */
export async function forgetOvercharges(tx: Tx, dispatch: OfDispatch): Promise<void> {
  await tx.run(sql`
    update suppliers.sources set overcharges = 0
    where ${sourceOf(dispatch)} and overcharges between 1 and ${MOST_OVERCHARGES - 1}`)
}

export function deleteProposal(tx: Tx, { serviceId, position }: Place): void {
  tx.write(sql`delete from suppliers.proposals where service_id = ${serviceId} and position = ${position}`)
}

/** Stores the decided terms, so that the shop does not propose them again. */
export function keepDecided(tx: Tx, { serviceId, position }: Place, it: Proposal): void {
  const terms = sql`decided_price = ${it.price}, decided_min = ${it.minAmount}, decided_max = ${it.maxAmount},`
  tx.write(sql`
    update suppliers.sources set ${it.isNameOnly ? sql`` : terms} offer_name = coalesce(${it.offerName}::text, offer_name)
    where service_id = ${serviceId} and position = ${position}`)
}
