import type { OrderRun, Run } from '@runmart/contract/bots'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { dateText } from '#ui/date-text.ts'
import { DateTime } from '#ui/date-time.tsx'
import { List } from '#ui/list.tsx'
import { moneyText } from '#ui/money-text.ts'
import { answeredOf } from './answered-of.ts'
import { RunProgressBar, RunStatus } from './run-status.tsx'
import { clockText } from './run-time.ts'

type Props = {
  runs: readonly OrderRun[]
  label: string
  /** An additional note for the run of an order. */
  noteOf?: (orderId: string) => ReactNode
}

/** A list of runs with links to their consoles. Open runs show the bot's status, ended runs the order's. */
export function RunList({ runs, label, noteOf }: Props) {
  return (
    <List label={label}>
      {runs.map((run) => (
        <RunRow key={run.order.id} {...run} note={noteOf?.(run.order.id)} />
      ))}
    </List>
  )
}

function RunRow({ order, run, note }: OrderRun & { note: ReactNode }) {
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
        <p className="line-clamp-2 text-[13px] wrap-anywhere text-ink-faint">
          <span className="font-mono text-xs">{order.orderCode}</span> · {run.fileName} ·{' '}
          <DateTime at={run.endedAt ?? run.startedAt ?? order.createdAt} />
        </p>
        <RunNotes order={order} run={run} />
        {note}
      </div>
      <RowProgress run={run} />
      <div className="sm:justify-self-end">
        <RunStatus order={order} run={run} />
      </div>
    </li>
  )
}

/** The notes of a run: queued, refunded amount, storage of its results. */
function RunNotes({ order: { refunded }, run: { queued, filesGone, filesUntil } }: OrderRun) {
  const { language, t } = useLanguage()
  const notes = [
    ...(queued ? [t('runs.queued')] : []),
    ...(refunded > 0 ? [t('orders.cameBack', { amount: moneyText(language, refunded) })] : []),
    ...(filesGone ? [t('runConsole.gone')] : []),
    ...(filesUntil && !filesGone ? [t('runs.keptUntil', { date: dateText(language, new Date(filesUntil)) })] : []),
  ]
  return notes.length > 0 && <p className="text-[13px] text-pretty text-ink-faint">{notes.join(' · ')}</p>
}

/** Finished and failed lines, rate and remaining time. */
function RowProgress({ run: { progress, endedAt } }: { run: Run }) {
  const { language, t } = useLanguage()
  const { total, failed, perSecond, secondsLeft } = progress
  const rate = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const pace = [
    ...(perSecond === null ? [] : [t('runConsole.rateValue', { rate: rate.format(perSecond) })]),
    ...(secondsLeft === null ? [] : [t('runs.left', { time: clockText(secondsLeft) })]),
  ]
  return (
    <div className="flex min-w-0 flex-col gap-1.5 tabular-nums">
      <p className="flex flex-wrap justify-between gap-x-3 text-[13px] text-ink-soft">
        <span aria-hidden>{t('orders.doneOf', { done: answeredOf(progress), total })}</span>
        {failed > 0 && <span className="text-failed">{t('orders.someFailed', { failed })}</span>}
      </p>
      <RunProgressBar progress={progress} />
      {endedAt === null && pace.length > 0 && <p className="text-xs text-ink-faint">{pace.join(' · ')}</p>}
    </div>
  )
}
