import type { OrderRun } from '@runmart/contract/bots'
import { isFinal } from '@runmart/contract/orders-states'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { Money } from '#ui/money.tsx'
import { When } from '#ui/when.tsx'
import { clockText } from './clock-text.ts'
import { Elapsed } from './elapsed.tsx'

/** How fast a run is and how long it takes; when it is over, what it cost. */
export function RunFigures({ order, run }: OrderRun) {
  const { language, t } = useLanguage()
  const { perSecond, secondsLeft } = run.progress
  const over = isFinal(order.orderStatus)
  const running = order.botStatus === 'running'
  const rate =
    running && perSecond !== null && new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(perSecond)
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:grid-cols-3 lg:grid-cols-[repeat(6,auto)]">
      {!over && (
        <>
          <Figure label={t('runConsole.rate')}>{rate ? t('runConsole.rateValue', { rate }) : '–'}</Figure>
          <Figure label={t('runConsole.left')}>
            {running && secondsLeft !== null ? `≈ ${clockText(secondsLeft)}` : '–'}
          </Figure>
        </>
      )}
      <Figure label={t('runConsole.elapsed')}>
        <Elapsed run={run} />
      </Figure>
      <Figure label={t('runConsole.started')}>{run.startedAt ? <When at={run.startedAt} as="time" /> : '–'}</Figure>
      {over && (
        <Figure label={t('runConsole.endedAt')}>{run.endedAt ? <When at={run.endedAt} as="time" /> : '–'}</Figure>
      )}
      <Figure label={t('runConsole.paid')}>
        <Money amount={order.totalCash} />
      </Figure>
      {over && (
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
