import type { orderInputs } from '#features/orders/index.ts'
import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { sealedColumn } from '#platform/sealed.ts'

/** Copies the bot lines of an order into a plan. The customer's settings for the bot stay sealed. */
export async function insertLines(
  tx: Tx,
  planId: string,
  { botId, fileName, content, settings }: orderInputs.StoredInput,
): Promise<void> {
  await tx.run(query.insertInto('repeats.lines').values({ planId, botId, fileName, content, settings }))
}

/** The bot lines of a plan; null for a plan without a bot. */
export async function findLines(tx: Tx, planId: string): Promise<orderInputs.Input | null> {
  const kept = await tx.find(
    query.selectFrom('repeats.lines').select(['botId', 'fileName', 'content', 'settings']).where('planId', '=', planId),
  )
  if (!kept) return null
  const { content, ...rest } = kept
  return { ...rest, lines: content.split('\n') }
}

export function deleteLines(tx: Tx, planId: string): void {
  tx.write(query.deleteFrom('repeats.lines').where('planId', '=', planId))
}

type OwnLines = { planId: string; fileName: string; content: string }

/** The lines of a customer's next plan after this one, for the export of personal data. */
export function findNextLines(tx: Tx, customerId: string, planId: string | null): Promise<OwnLines | null> {
  return tx.find<OwnLines>(sql`
    select l.plan_id as "planId", l.file_name as "fileName", l.content
    from repeats.plans p join repeats.lines l on l.plan_id = p.id
    where p.customer_id = ${customerId} and (${planId}::uuid is null or p.id > ${planId}::uuid)
    order by p.id limit 1`)
}

/** The sealed bot settings of running plans. */
export const sealedPlanSettings = sealedColumn({
  name: 'settings of repeating orders',
  purpose: 'settings of bots',
  table: sql`repeats.lines`,
  id: sql`plan_id`,
  column: sql`settings`,
})
