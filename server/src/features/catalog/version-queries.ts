import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'

/**
 * A hash that changes with services, texts, pages, statistics and categories. It combines the id of each row with its
 * last transaction (`xmin`), which never changes a row after its commit.
 */
export async function getVersion(reader: Reader): Promise<string> {
  const { version } = await reader.get<{ version: string }>(sql`
    select concat_ws(' ', s.rows, s.hash, t.rows, t.hash, m.rows, m.hash, w.rows, w.hash, p.rows, p.hash, c.rows, c.hash) as version
    from (select count(*) as rows, bit_xor(hash_record_extended((id, xmin), 0)) as hash from catalog.services) as s,
      (select count(*) as rows, bit_xor(hash_record_extended((service_id, language, xmin), 0)) as hash
        from catalog.service_texts) as t,
      (select count(*) as rows, bit_xor(hash_record_extended((service_id, xmin), 0)) as hash from catalog.service_stats) as m,
      (select count(*) as rows, bit_xor(hash_record_extended((service_id, xmin), 0)) as hash from catalog.claim_stats) as w,
      (select count(*) as rows, bit_xor(hash_record_extended((service_id, xmin), 0)) as hash from catalog.service_pages) as p,
      (select count(*) as rows, bit_xor(hash_record_extended((slug, xmin), 0)) as hash from catalog.categories) as c`)
  return version
}
