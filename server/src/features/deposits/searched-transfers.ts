import type { Searched } from '#platform/db/searched-rows.ts'
import { sql } from '#platform/db/sql.ts'

/** The searchable columns of transfers. */
export const foldableTransfers = {
  table: sql`deposits.transfers`,
  texts: sql`array[content, sender, external_id, other_id, bank_reference]`,
}

export const searchedTransfers: Searched = {
  table: sql`deposits.transfers`,
  id: sql`id`,
  unfolded: sql`concat_ws(' ', content, sender, external_id, other_id, bank_reference)`,
}
