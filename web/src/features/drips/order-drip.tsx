import { type Drip, type DripRun, drips } from '@runmart/contract/drips'
import type { Order } from '@runmart/contract/orders-order'
import { isScheduled } from '@runmart/contract/orders-states'
import { useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { DateTime } from '#ui/date-time.tsx'
import { Details } from '#ui/details.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { intervalText } from './interval-text.ts'
import { StopDrip } from './stop-drip.tsx'
import { useDripsUpdates } from './use-drips-updates.ts'

/** The number of runs shown at first. */
const SHOWN = 6

/** The drip of an order: run number, next run, list of runs and stop button. */
export function OrderDrip({ order }: { order: Order }) {
  const t = useTranslations()
  const { data, error, isFetching, refetch } = useApi(drips.ofOrder, { params: { id: order.id } })
  useDripsUpdates()
  if (error)
    return (
      <Section title={t('drips.section')} padded={false}>
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      </Section>
    )
  if (!data)
    return (
      <Section title={t('drips.section')}>
        <Skeleton className="h-40 w-full" />
      </Section>
    )
  const { drip, run, runs } = data
  if (!drip || run === null) return null
  return (
    <Section title={t('drips.section')} padded={false} action={<StopDrip drip={drip} />}>
      <p className="px-5 pt-4 pb-1 text-ink-soft">
        <span className="font-semibold text-ink">{t('drips.run', { run, runs: drip.runs })}</span>{' '}
        <TextLink to={paths.drips}>{t('drips.seeAll')}</TextLink>
      </p>
      <DripFacts drip={drip} />
      <Runs runs={runs} current={run} />
    </Section>
  )
}

function DripFacts({ drip }: { drip: Drip }) {
  const { language, t } = useLanguage()
  return (
    <div className="px-5">
      <Details
        items={[
          ...(drip.nextAt ? [{ label: t('drips.next'), value: <DateTime at={drip.nextAt} as="time" /> }] : []),
          ...(drip.stoppedAt
            ? [{ label: t('drips.stopped'), value: <DateTime at={drip.stoppedAt} as="time" /> }]
            : [{ label: t('drips.last'), value: <DateTime at={drip.lastAt} as="time" /> }]),
          { label: t('drips.interval'), value: intervalText(language, drip.everyMinutes) },
          { label: t('drips.delivered'), value: `${drip.done} / ${drip.runs}` },
          { label: t('drips.paid'), value: moneyText(language, drip.totalCash) },
          ...(drip.refunded > 0 ? [{ label: t('drips.refunded'), value: moneyText(language, drip.refunded) }] : []),
        ]}
      />
    </div>
  )
}

/** The runs; a long list shows those around the current one until the customer expands it. */
function Runs({ runs, current }: { runs: readonly DripRun[]; current: number }) {
  const t = useTranslations()
  const [all, setAll] = useState(false)
  const begin = Math.max(0, Math.min(current - 2, runs.length - SHOWN))
  const shown = all ? runs : runs.slice(begin, begin + SHOWN)
  return (
    <>
      <ol aria-label={t('drips.section')} className="divide-y divide-line border-t border-line">
        {shown.map((it) => (
          <li
            key={it.run}
            aria-current={it.run === current ? 'true' : undefined}
            className={classes(
              'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5',
              it.run === current && 'bg-sunken dark:bg-raised',
            )}
          >
            <span className="min-w-0">
              <TextLink to={paths.order(it.orderId)}>{t('drips.run', { run: it.run, runs: runs.length })}</TextLink>{' '}
              <DateTime at={it.startsAt} as="time" className="text-[13px] whitespace-nowrap text-ink-soft" />
            </span>
            <span className="text-[13px] text-ink-soft">
              {t(`orderStates.${isScheduled(it) ? 'scheduled' : it.orderStatus}`)}
            </span>
          </li>
        ))}
      </ol>
      {shown.length < runs.length && (
        <div className="border-t border-line px-5 py-3">
          <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
            {t('drips.showRuns', { count: runs.length })}
          </Button>
        </div>
      )}
    </>
  )
}
