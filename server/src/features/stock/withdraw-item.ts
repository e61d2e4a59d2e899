import type { api } from '@runmart/contract'
import type { Stock } from '@runmart/contract/stock'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { countStock } from './count-stock.ts'
import { findItem, withdraw } from './item-queries.ts'
import { getStock } from './show-stock.ts'
import { lockPool } from './stock-queries.ts'

/** Takes a free item out of its stock for good. */
export async function withdrawItem(
  tx: Tx,
  {
    params,
    body,
    caller,
    request,
  }: Pick<HandlerInput<typeof api.stock.withdraw>, 'params' | 'body' | 'caller' | 'request'>,
): Promise<Result<{ stock: Stock }>> {
  const item = await findItem(tx, params.id)
  if (!item) throw new Refusal('NOT_FOUND')
  const { serviceId } = item
  await lockPool(tx, serviceId)
  if (!(await withdraw(tx, item, body.reason))) throw new Refusal('CONFLICT')
  await countStock(tx, serviceId)
  const details = { item: item.id, reason: body.reason }
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'stock.withdraw',
    subject: serviceId,
    details,
  })
  return { data: { stock: await getStock(tx, serviceId) }, notice: 'messages.itemWithdrawn' }
}
