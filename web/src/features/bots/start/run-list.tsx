import type { OrderRun } from '@runmart/contract/bots'
import { isFinal } from '@runmart/contract/orders-states'
import { OrderStatus } from '#features/orders/index.ts'
import { List } from '#ui/list.tsx'
import { RunState } from '../run-state.tsx'
import { RunRow } from '../runs/run-row.tsx'

/** Runs in a list: of those that still go on the bot's state counts, of the others how the order ended. */
export function RunList({ runs, label }: { runs: readonly OrderRun[]; label: string }) {
  const stateOf = (run: OrderRun) =>
    isFinal(run.order.orderStatus) ? <OrderStatus status={run.order.orderStatus} /> : <RunState {...run} />
  return (
    <List label={label}>
      {runs.map((run) => (
        <RunRow key={run.order.id} run={run} state={stateOf(run)} />
      ))}
    </List>
  )
}
