import type { api } from '@runmart/contract'
import { actOnOrder, publishOrderChanged } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { notify } from '#platform/notify.ts'
import { Refusal } from '#platform/refusal.ts'
import { deleteSchedule, findSchedule } from '../schedules/schedule-queries.ts'

/** An operator removes the schedule of a bot in any state; the shop sends the customer the reason. */
export function removeSchedule(tx: Tx, input: HandlerInput<typeof api.botsOperator.removeSchedule>) {
  const { reason } = input.body
  const action = { action: 'remove-schedule', notice: 'messages.scheduleRemoved', details: { reason } } as const
  return actOnOrder(tx, input, action, async (order) => {
    const { id: orderId, code: orderCode, customerId } = order
    const schedule = await findSchedule(tx, orderId)
    if (!schedule) throw new Refusal('NOT_FOUND')
    deleteSchedule(tx, orderId)
    publishOrderChanged(tx, order)
    // A schedule that was set again and removed again is news, too, even with the same dates.
    const key = `${orderId}:${schedule.createdAt}:removed`
    notify(tx, customerId, { kind: 'starts-stopped', orderId, orderCode, reason }, key)
    return order
  })
}
