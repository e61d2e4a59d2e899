import type { OrderRun, Run } from '@runmart/contract/bots'
import { isFinal } from '@runmart/contract/orders-states'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Money } from '#ui/money.tsx'
import { useNow } from '#ui/use-now.ts'
import { clockText } from '../run-time.ts'

/** The rate, times and price of a run. */
export function RunFigures({ order, run }: OrderRun) {
  const { language, t } = useLanguage()
  const { perSecond, secondsLeft } = run.progress
  const isOver = isFinal(order.orderStatus)
  const isRunning = order.botStatus === 'running'
  const rate =
    isRunning && perSecond !== null && new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(perSecond)
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:grid-cols-3 lg:grid-cols-[repeat(6,auto)]">
      {!isOver && (
        <>
          <Figure label={t('runConsole.rate')}>{rate ? t('runConsole.rateValue', { rate }) : '–'}</Figure>
          <Figure label={t('runConsole.left')}>
            {isRunning && secondsLeft !== null ? `≈ ${clockText(secondsLeft)}` : '–'}
          </Figure>
        </>
      )}
      <Figure label={t('runConsole.elapsed')}>
        <Elapsed run={run} />
      </Figure>
      <Figure label={t('runConsole.started')}>{run.startedAt ? <DateTime at={run.startedAt} as="time" /> : '–'}</Figure>
      {isOver && (
        <Figure label={t('runConsole.endedAt')}>{run.endedAt ? <DateTime at={run.endedAt} as="time" /> : '–'}</Figure>
      )}
      <Figure label={t('runConsole.paid')}>
        <Money amount={order.totalCash} />
      </Figure>
      {isOver && (
        <Figure label={t('runConsole.back')}>
          <Money amount={order.refunded} />
        </Figure>
      )}
      <Figure label={t('runConsole.file')}>
        <span title={run.fileName} className="block truncate">
          {run.fileName}
        </span>
      </Figure>
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="font-semibold text-ink tabular-nums">{children}</dd>
    </div>
  )
}

const TICK_MS = 1000

/** How long a run has taken so far, ticking. */
function Elapsed({ run: { startedAt, endedAt } }: { run: Run }) {
  const now = useNow(TICK_MS)
  if (!startedAt) return '–'
  return clockText(((endedAt ? Date.parse(endedAt) : now) - Date.parse(startedAt)) / 1000)
}
