import type { api } from '@runmart/contract'
import type { Service } from '@runmart/contract/catalog'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked } from '#platform/http/route.ts'

/** The catalogue in the asked language, narrowed by provider, type, status and words. */
export async function listServices(
  tx: Tx,
  { query, visit }: Asked<typeof api.catalog.services>,
): Promise<Result<{ items: Service[] }>> {
  const words = query.q ? `%${query.q.replace(/[\\%_]/g, '\\$&')}%` : null
  const items = await tx.all<Service>(sql`
    select s.id, coalesce(own.name, english.name) as name, coalesce(own.description, english.description) as description,
      s.category, s.provider, s.service_type as "serviceType", s.mode, s.status, s.availability, s.price, s.billing,
      s.min_amount as "minAmount", s.max_amount as "maxAmount", s.bot_id as "botId", null as stats
    from catalog.services s
    join catalog.service_texts english on english.service_id = s.id and english.language = 'en'
    left join catalog.service_texts own on own.service_id = s.id and own.language = ${visit.language}
    where (${query.provider ?? null}::text is null or s.provider = ${query.provider ?? null})
      and (${query.serviceType ?? null}::text is null or s.service_type = ${query.serviceType ?? null})
      and (${query.status ?? null}::text is null or s.status = ${query.status ?? null})
      and (${words}::text is null or coalesce(own.name, english.name) ilike ${words}
        or coalesce(own.description, english.description) ilike ${words})
    order by s.position, s.created_at, s.id`)
  return { data: { items } }
}
