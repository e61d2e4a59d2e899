import type { OperatorService } from '@runmart/contract/catalog'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { listOperatorServices } from './service-queries.ts'

/** The partner of a service, and their share of its orders in hundredths of a percent. */
export type ServicePartner = { partnerId: string; share: number }

/** The partner of a service; null for the shop's own. */
export async function findServicePartner(tx: Reader, serviceId: string): Promise<ServicePartner | null> {
  const service = await tx.find(
    query.selectFrom('catalog.services').select(['partnerId', 'partnerShare']).where('id', '=', serviceId),
  )
  if (!service?.partnerId) return null
  return { partnerId: service.partnerId, share: service.partnerShare ?? 0 }
}

/** The highest partner share of any service. */
export async function findHighestShare(tx: Reader): Promise<number> {
  const { share } = await tx.get<{ share: number }>(
    sql`select coalesce(max(partner_share), 0) as share from catalog.services where partner_id is not null`,
  )
  return share
}

/** Sets the active partner of a service; placed orders keep theirs. */
export async function setServicePartner(tx: Tx, serviceId: string, partner: ServicePartner | null): Promise<void> {
  await tx.run(sql`
    update catalog.services set partner_id = ${partner?.partnerId ?? null}::uuid, partner_share = ${partner?.share ?? null}::int,
      unsupplied_since = case when supplied then unsupplied_since end
    where id = ${serviceId}`)
}

/** A partner's services as operators see them, in catalogue order, each with the share. */
export async function listServicesOfPartner(
  tx: Tx,
  partnerId: string,
): Promise<(OperatorService & Pick<ServicePartner, 'share'>)[]> {
  const rows = await tx.all<{ id: string; share: number }>(
    sql`select id, partner_share as share from catalog.services where partner_id = ${partnerId}`,
  )
  const shares = new Map(rows.map((it) => [it.id, it.share]))
  const services = rows.length > 0 ? await listOperatorServices(tx, { ids: [...shares.keys()] }) : []
  return services.map((it) => ({ ...it, share: shares.get(it.id) ?? 0 }))
}

/** The number of services of each of these partners. */
export async function countServicesOfPartners(tx: Reader, partnerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.all<{ partnerId: string; count: number }>(sql`
    select partner_id as "partnerId", count(*)::int as count from catalog.services
    where partner_id = any (${partnerIds}::uuid[]) group by 1`)
  return new Map(rows.map((it) => [it.partnerId, it.count]))
}

/** Archives the services of a leaving partner and returns their ids; they belong to the shop from then on. */
export async function archiveServicesOf(tx: Tx, partnerId: string): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    update catalog.services set visibility = 'archived', version = version + 1, partner_id = null, partner_share = null,
      unsupplied_since = null
    where id in (select id from catalog.services where partner_id = ${partnerId} order by id for update) returning id`)
  return rows.map((it) => it.id)
}
