import type { api } from '@runmart/contract'
import { actOnOrder, moveBot } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { insertNote } from '../log-queries.ts'
import { deleteSchedule } from '../schedules/schedule-queries.ts'

/** An operator ends a run and removes its schedule; the customer reads the reason. */
export function stopRun(tx: Tx, input: HandlerInput<typeof api.botsOperator.stop>) {
  const { reason } = input.body
  const action = { action: 'stop-bot', notice: 'messages.botStopped', details: { reason } } as const
  const step = { to: 'stopped', by: 'operator', byId: input.caller.userId, note: reason } as const
  return actOnOrder(tx, input, action, (order) => {
    insertNote(tx, order.id, 'stopped-by-shop')
    deleteSchedule(tx, order.id)
    return moveBot(tx, order, step)
  })
}
