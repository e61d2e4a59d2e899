import type { Language } from '@runmart/contract/accounts'
import { MAX_AVAILABLE, type OperatorService, type ServiceDraft } from '@runmart/contract/catalog'
import type { Bracket } from '@runmart/contract/catalog-brackets'
import { containsPattern } from '#platform/db/contains-pattern.ts'
import { countRows } from '#platform/db/count-rows.ts'
import { query, type Row } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { allOf, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { saveFields } from './field-queries.ts'
import { picturePath } from './picture-queries.ts'
import type { MeasuredService } from './save-stats.ts'

/** The statistics of `m`; null without any. */
export const stats = sql`case when m.service_id is not null then jsonb_build_object('completionRate', m.completion_rate,
  'refundRate', m.refund_rate, 'medianStartSeconds', m.median_start_seconds, 'orders', m.orders) end as stats`
/** The statistics of warranty claims (`w`). */
export const claimStats = sql`case when w.service_id is not null then jsonb_build_object('medianSeconds', w.median_seconds,
  'goodRate', w.good_rate, 'claims', w.claims) end as "claimStats"`
export type WithStats = { stats: Omit<MeasuredService, 'serviceId'> | null }

type Filter = {
  q?: string | undefined
  category?: Row<'catalog.services'>['category'] | undefined
  status?: Row<'catalog.services'>['status'] | undefined
  visibility?: Row<'catalog.services'>['visibility'] | undefined
  supply?: 'none' | undefined
  /** These services, including archived ones. */
  ids?: readonly string[]
}

type OfferedRow = Pick<
  Row<'catalog.services'>,
  'id' | 'position' | 'version' | 'stocked' | 'supplied' | 'unsuppliedSince' | 'partnerShare' | 'picture'
> & {
  draft: ServiceDraft
} & WithStats

/**
 * The status for customers. Maintenance: no supplier can deliver, or the partner is blocked. Sold out: nothing is left.
 * These override an active status.
 */
export const shownStatus = sql`case when s.status <> 'active' then s.status
  when s.unsupplied_since is not null then 'maintenance' when s.availability = 0 then 'sold_out' else s.status end`

/** Whether suppliers deliver the service and none of them can take orders. */
export const unsupplied = sql`s.unsupplied_since is not null and s.supplied`

/** Services as operators see them, in catalogue order; searches words in every language. */
export function listOperatorServices(
  tx: Tx,
  { q, category, status, visibility, supply, ids }: Filter,
): Promise<OperatorService[]> {
  const conditions = [
    category && sql`s.category = ${category}`,
    status && sql`${shownStatus} = ${status}`,
    supply && unsupplied,
    // Hides archived services unless the caller asks for them.
    ids
      ? sql`s.id = any (${[...ids]}::uuid[])`
      : visibility
        ? sql`s.visibility = ${visibility}`
        : sql`s.visibility <> 'archived'`,
    q &&
      sql`exists (select from catalog.service_texts it where it.service_id = s.id
      and (it.name ilike ${containsPattern(q)} or it.description ilike ${containsPattern(q)}))`,
  ]
  return tx.all<OfferedRow>(sql`
    select s.id, s.position, s.version, s.stocked, s.supplied, s.unsupplied_since as "unsuppliedSince", s.partner_share as "partnerShare", ${picturePath(sql`s.picture`)} as picture, ${stats}, jsonb_build_object('category', s.category, 'provider', s.provider,
      'serviceType', s.service_type, 'mode', s.mode, 'status', s.status, 'availability', s.availability, 'price', s.price,
      'billing', s.billing, 'minAmount', s.min_amount, 'maxAmount', s.max_amount, 'botId', s.bot_id,
      'fields', coalesce(f.fields, '[]'),
      'slug', s.slug, 'unit', s.unit, 'warrantyDays', s.warranty_days,
      'brackets', coalesce(s.brackets, '[]'), 'cost', trim_scale(s.cost)::text, 'visibility', s.visibility,
      'texts', t.texts) as draft
    from catalog.services s
    left join catalog.service_stats m on m.service_id = s.id
    left join catalog.service_fields f on f.service_id = s.id
    join lateral (
      select jsonb_object_agg(language, jsonb_build_object('name', name, 'description', description)) as texts
      from catalog.service_texts where service_id = s.id) as t on true
    where ${allOf(conditions)}
    order by s.position, s.created_at, s.id`)
}

/** The service with this id; otherwise throws NOT_FOUND. */
export async function getOperatorService(tx: Tx, id: string): Promise<OperatorService> {
  const [service] = isUuid(id) ? await listOperatorServices(tx, { ids: [id] }) : []
  if (!service) throw new Refusal('NOT_FOUND')
  return service
}

/** Locks a service until the transaction ends, so that changes and orders wait. */
export async function lockService(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`select from catalog.services where id = ${id} for update`)
}

/** A draft with its slug. */
type Addressed = ServiceDraft & { slug: string }

export async function insertService(tx: Tx, id: string, it: Addressed): Promise<void> {
  const unit = it.unit ?? (it.serviceType === 'AUTO_BOT' ? 'line' : 'unit')
  await tx.run(sql`
    insert into catalog.services (id, position, category, provider, service_type, mode, status, availability, price,
      billing, min_amount, max_amount, bot_id, slug, unit, warranty_days, cost, visibility, brackets, availability_set)
    select ${id}, coalesce(max(position) + 1, 0), ${it.category}, ${it.provider}, ${it.serviceType}, ${it.mode},
      ${it.status}, ${it.availability}::int, ${it.price}::bigint, ${it.billing}, ${it.minAmount}::int, ${it.maxAmount}::int, ${it.botId},
      ${it.slug}, ${unit}, ${it.warrantyDays ?? null}::int, ${it.cost ?? null}::numeric, ${it.visibility ?? 'shown'}, ${bracketsJson(it.brackets)}::jsonb,
      ${it.availability}::int
    from catalog.services`)
  await saveTexts(tx, id, it.texts)
  await saveFields(tx, id, it.fields)
}

/** Null without price brackets. */
export function bracketsJson(brackets: readonly Bracket[] = []): string | null {
  return brackets.length ? JSON.stringify(brackets) : null
}

/** Stores a changed availability as the entered number and resets the alerts about it. */
export function enteredAvailability(availability: number | null) {
  const isSame = sql`availability is not distinct from ${availability}::int`
  return {
    availability,
    availabilitySet: sql<number | null>`case when ${isSame} then availability_set else ${availability}::int end`,
    availabilityTold: sql<'low' | 'out' | null>`case when ${isSame} then availability_told end`,
  }
}

export async function updateService(tx: Tx, id: string, it: Addressed): Promise<void> {
  await tx.run(
    query
      .updateTable('catalog.services')
      .set((eb) => ({
        category: it.category,
        mode: it.mode,
        status: it.status,
        ...enteredAvailability(it.availability),
        price: it.price,
        minAmount: it.minAmount,
        maxAmount: it.maxAmount,
        botId: it.botId,
        slug: it.slug,
        ...(it.unit !== undefined && { unit: it.unit }),
        ...(it.brackets && { brackets: bracketsJson(it.brackets) }),
        ...(it.cost !== undefined && { cost: it.cost }),
        ...(it.visibility !== undefined && { visibility: it.visibility }),
        ...(it.warrantyDays !== undefined && { warrantyDays: it.warrantyDays }),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id),
  )
  await saveTexts(tx, id, it.texts)
  await saveFields(tx, id, it.fields)
}

async function saveTexts(tx: Tx, serviceId: string, texts: ServiceDraft['texts']): Promise<void> {
  for (const [language, { name, description }] of Object.entries(texts))
    await tx.run(
      query
        .insertInto('catalog.service_texts')
        .values({ serviceId, language: language as Language, name, description })
        .onConflict((it) => it.columns(['serviceId', 'language']).doUpdateSet({ name, description })),
    )
}

/** Adds undelivered units back to a service that counts down by itself. */
export async function restoreAvailability(tx: Tx, id: string, units: number): Promise<number> {
  if (units === 0) return 0
  const restored = await tx.find(sql`
    update catalog.services set availability = least(availability + ${units}, ${MAX_AVAILABLE})
    where id = ${id} and availability is not null and not stocked returning id`)
  return restored ? units : 0
}

/**
 * Switches services to stock and sets their availability to the free items. Stock of another owner than the service's
 * provider counts as zero.
 */
export async function setStock(
  tx: Tx,
  stocks: readonly { serviceId: string; partnerId: string | null; free: number }[],
): Promise<void> {
  const [ids, frees] = [stocks.map((it) => it.serviceId), stocks.map((it) => Math.min(it.free, MAX_AVAILABLE))]
  const owners = stocks.map((it) => it.partnerId)
  await tx.run(sql`
    with changed as materialized (
      select s.id, own.free from unnest(${ids}::uuid[], ${frees}::int[], ${owners}::uuid[]) as it (id, free, owner)
        join catalog.services s using (id)
        cross join lateral (select case when it.owner is not distinct from s.partner_id then it.free else 0 end as free) as own
      where not s.stocked or s.availability is distinct from own.free order by s.id for update of s)
    update catalog.services s set stocked = true, availability = changed.free from changed where s.id = changed.id`)
}

type ServiceKind = Pick<ServiceDraft, 'serviceType' | 'billing' | 'status' | 'minAmount' | 'maxAmount' | 'botId'>

/** The kind and billing of a service; refuses an unknown one. */
export async function getServiceKind(tx: Tx, id: string): Promise<ServiceKind> {
  const columns = ['serviceType', 'billing', 'status', 'minAmount', 'maxAmount', 'botId'] as const
  const kind = isUuid(id)
    ? await tx.find(query.selectFrom('catalog.services').select(columns).where('id', '=', id))
    : null
  if (!kind) throw refuseField('serviceId', 'serviceRequired')
  return kind
}

type Offer = Pick<ServiceDraft, 'status'> & { isListed: boolean }

/** The public status of a service; null for an unknown one. Hidden categories hide their services, too. */
export function findOffer(reader: Reader, id: string): Promise<Offer | null> {
  return reader.find<Offer>(sql`
    select ${shownStatus} as status, s.visibility = 'shown' and not c.hidden as "isListed"
    from catalog.services s join catalog.categories c on c.slug = s.category where s.id = ${id}`)
}

/** The number of services with this bot. */
export function countServicesOf(tx: Tx, botId: string): Promise<number> {
  return countRows(tx, query.selectFrom('catalog.services').where('botId', '=', botId))
}
