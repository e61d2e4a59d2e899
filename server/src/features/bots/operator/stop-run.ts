import type { api } from '@runmart/contract'
import { actOnOrder, endRun } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Asked } from '#platform/http/route.ts'
import { noteInLog } from '../log-queries.ts'

/** An operator ends a run; the customer reads why. */
export function stopRun(tx: Tx, asked: Asked<typeof api.botDesk.stop>) {
  const { reason } = asked.body
  const deed = { action: 'stop-bot', notice: 'notices.botStopped', details: { reason } } as const
  const end = { to: 'stopped', by: 'operator', byId: asked.caller.userId, event: 'bot-stopped', note: reason } as const
  return actOnOrder(tx, asked, deed, (order) => {
    noteInLog(tx, order.id, 'stopped-by-shop')
    return endRun(tx, order, end)
  })
}
