import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import { MAX_DRIPS } from '@runmart/contract/drips'
import type { DataOf } from '@runmart/contract/endpoint'
import { findReader, holdAccount } from '#features/accounts/index.ts'
import { orderRuns } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { countGoingOn, getDrip, insertDrip, lockDripsOf } from './drip-queries.ts'
import { showDrip } from './show-drips.ts'

/** Places and pays an order for each run, all of them or none. */
export async function placeDrip(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.drips.place>,
): Promise<Result<DataOf<typeof api.drips.place>>> {
  const { runs, everyMinutes, acceptTotal, ...form } = body
  // Serializes with blocking and closing: either they find this drip, or this finds the account blocked.
  const isOpen = await holdAccount(tx, caller.userId)
  if (!isOpen || !(await findReader(tx, caller.userId))) throw new Refusal('UNAUTHENTICATED')
  await lockDripsOf(tx, caller.userId)
  if ((await countGoingOn(tx, caller.userId)) >= MAX_DRIPS) throw new Refusal('DRIPS_FULL')
  const placed = await orderRuns.placeRuns(tx, { caller, request }, form, { runs, everyMinutes })
  const total = placed.reduce((sum, { order }) => sum + order.totalCash, 0)
  if (acceptTotal !== undefined && acceptTotal !== total) throw new Refusal('PRICE_CHANGED', { data: { total } })
  const [first, last] = [placed[0], placed.at(-1)]
  if (!first || !last) throw new Error('A spread has no runs')
  const orderIds = placed.map(({ order }) => order.id)
  const id = randomUUIDv7()
  await insertDrip(tx, {
    id,
    customerId: caller.userId,
    serviceId: first.order.serviceId,
    runs,
    everyMinutes,
    orderIds,
  })
  const drip = await showDrip(tx, await getDrip(tx, id), request.language)
  return { data: { drip, order: first.order, balance: last.balance }, notice: 'messages.orderPlaced' }
}
