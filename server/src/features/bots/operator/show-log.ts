import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { writeAudit } from '#features/audit/index.ts'
import { getOrder } from '#features/orders/index.ts'
import { countOccurrence } from '#platform/attempts.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { endOfLog } from '../log-queries.ts'
import { LOG_SHOWN } from '../views/show-my-run.ts'
import { showOperatorRuns } from './show-operator-runs.ts'

/** The page polls the log every two seconds; the audit log records one entry per ten minutes. */
const LOOK_SECONDS = 600
const READ_LOG = 'bot.read-log'

/** The end of any run's log. It may hold customer data, so the audit log records its readers. */
export async function showLog(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.botsOperator.log>,
  { botLimits: { keepDays } }: Shop,
): Promise<Result<DataOf<typeof api.botsOperator.log>>> {
  const order = await getOrder(tx, params.id)
  const [run] = await showOperatorRuns(tx, [order], request.language, keepDays)
  if (!run) throw new Refusal('NOT_FOUND')
  const subject = run.order.id
  if ((await countOccurrence(tx, [READ_LOG, caller.userId, subject], LOOK_SECONDS)) === 1)
    writeAudit(tx, {
      operatorId: caller.userId,
      address: request.address,
      action: READ_LOG,
      subject,
      details: { customerId: order.customerId },
    })
  return { data: { run, log: await endOfLog(tx, run.order.id, LOG_SHOWN) } }
}
