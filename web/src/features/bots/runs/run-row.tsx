import type { OrderRun } from '@runmart/contract/bots'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#platform/paths.ts'
import { When } from '#ui/when.tsx'
import { RunRest } from './run-rest.tsx'
import { RunTrack } from './run-track.tsx'

type Props = {
  run: OrderRun
  /** The state of the order or of its bot, by name, colour and icon. */
  state: ReactNode
}

/** One run: what it is, how far it is, and what is left of it; pressed, it opens its console. */
export function RunRow({ run: { order, run }, state }: Props) {
  return (
    <li className="relative grid items-center gap-x-6 gap-y-3 px-5 py-3.5 transition-colors hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_14rem_9.5rem] dark:hover:bg-raised">
      <div className="min-w-0">
        <Link
          to={paths.bot(order.id)}
          className="font-semibold wrap-anywhere text-ink outline-offset-[-2px] after:absolute after:inset-0"
        >
          {order.serviceName}
          <span className="sr-only"> {order.orderCode}</span>
        </Link>
        <p className="truncate text-[13px] text-ink-faint">
          <span className="font-mono text-xs">{order.orderCode}</span> · {run.fileName} ·{' '}
          <When at={run.endedAt ?? run.startedAt ?? order.createdAt} />
        </p>
        <RunRest order={order} run={run} />
      </div>
      <RunTrack run={run} />
      <div className="sm:justify-self-end">{state}</div>
    </li>
  )
}
