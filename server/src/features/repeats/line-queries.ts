import type { orderInputs } from '#features/orders/index.ts'
import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { sealedColumn } from '#platform/sealed.ts'

/** Keeps what the bot of an order works through for a plan; what its customer told the bot stays sealed. */
export async function insertLines(
  tx: Tx,
  planId: string,
  { botId, fileName, content, settings }: orderInputs.StoredInput,
): Promise<void> {
  await tx.run(query.insertInto('repeats.lines').values({ planId, botId, fileName, content, settings }))
}

/** What the bot of a plan works through; null where it orders no bot. */
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

/** The lines of a customer's next plan after this one, for a copy of their data. */
export function findNextLines(tx: Tx, customerId: string, planId: string | null): Promise<OwnLines | null> {
  return tx.find<OwnLines>(sql`
    select l.plan_id as "planId", l.file_name as "fileName", l.content
    from repeats.plans p join repeats.lines l on l.plan_id = p.id
    where p.customer_id = ${customerId} and (${planId}::uuid is null or p.id > ${planId}::uuid)
    order by p.id limit 1`)
}

/** What customers told the bots of plans that go on. */
export const sealedPlanSettings = sealedColumn({
  name: 'settings of repeating orders',
  purpose: 'settings of bots',
  table: sql`repeats.lines`,
  id: sql`plan_id`,
  column: sql`settings`,
})
