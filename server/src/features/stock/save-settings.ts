import type { api } from '@runmart/contract'
import type { Stock } from '@runmart/contract/stock'
import { writeAudit } from '#features/audit/index.ts'
import { getOperatorService } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import { countStock } from './count-stock.ts'
import { getStock } from './show-stock.ts'
import { lockPool, updateSettings } from './stock-queries.ts'

/** Brings a pool's free items into its current hand-out order. */
export const reorderJob = job<{ serviceId: string }>('stock.reorder')

/** Changes how a stock is handed out, unless another operator changed it since this one loaded it. */
export async function saveStockSettings(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.stock.saveSettings>,
): Promise<Result<{ stock: Stock }>> {
  const { id } = await getOperatorService(tx, params.id)
  const { settings: before } = await getStock(tx, id)
  const { version } = await lockPool(tx, id)
  if (version !== body.version) throw new Refusal('CONFLICT')
  const { settings } = body
  await updateSettings(tx, id, settings)
  if (settings.handout !== before.handout) enqueue(tx, reorderJob, { serviceId: id }, { key: `stock.reorder ${id}` })
  await countStock(tx, id)
  const details = { before, after: settings }
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'stock.settings',
    subject: id,
    details,
  })
  return { data: { stock: await getStock(tx, id) }, notice: 'messages.stockSettingsSaved' }
}
