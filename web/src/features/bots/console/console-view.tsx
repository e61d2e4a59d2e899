import { orders } from '@runmart/contract/orders'
import { isFinal } from '@runmart/contract/orders-states'
import { useState } from 'react'
import { useApi } from '#platform/use-api.ts'
import type { KnownRun } from '../runs/follow-run.ts'
import { RunAgain } from '../runs/run-again.tsx'
import { RunGone } from '../runs/run-gone.tsx'
import { RunLog } from '../runs/run-log.tsx'
import { RunProgress } from '../runs/run-progress.tsx'
import { RunResults } from '../runs/run-results.tsx'
import { SaveResults } from '../runs/save-results.tsx'
import { useRunLine } from '../runs/use-run-line.ts'
import { ConsoleHead } from './console-head.tsx'

/** A run, from what it is down to what became of each line. */
export function ConsoleView({ order, run, log }: KnownRun) {
  // Once it is over nothing more happens; while it is open it is followed to its last word.
  const [wasOpen] = useState(!isFinal(order.orderStatus))
  const lost = useRunLine(order.id, wasOpen)
  const { data: paid } = useApi(orders.order, { params: { id: order.id } })
  const known = { order, run }
  return (
    <>
      <title>{`${order.serviceName} · ${order.orderCode} · Runmart`}</title>
      <ConsoleHead {...known} refundQuote={paid?.refundQuote ?? null} isLost={lost} />
      <div className="flex min-w-0 flex-col gap-4">
        <RunProgress {...known} />
        <RunLog log={log} />
        {run.filesGone ? (
          <RunGone />
        ) : (
          <RunResults
            {...known}
            actions={
              <>
                <RunAgain {...known} />
                <SaveResults {...known} />
              </>
            }
          />
        )}
      </div>
    </>
  )
}
