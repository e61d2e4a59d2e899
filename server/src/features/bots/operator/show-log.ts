import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { getOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { endOfLog } from '../log-queries.ts'
import { LOG_SHOWN } from '../views/show-my-run.ts'
import { showOperatorRuns } from './show-operator-runs.ts'

/** The end of any run's log. */
export async function showLog(
  tx: Tx,
  { params, request }: HandlerInput<typeof api.botsOperator.log>,
  keepDays: number,
): Promise<Result<DataOf<typeof api.botsOperator.log>>> {
  const [run] = await showOperatorRuns(tx, [await getOrder(tx, params.id)], request.language, keepDays)
  if (!run) throw new Refusal('NOT_FOUND')
  return { data: { run, log: await endOfLog(tx, run.order.id, LOG_SHOWN) } }
}
