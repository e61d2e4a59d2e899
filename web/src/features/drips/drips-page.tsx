import { type Drip, drips } from '@runmart/contract/drips'
import { CalendarClock } from 'lucide-react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { moneyText } from '#ui/money-text.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { intervalText } from './interval-text.ts'
import { StopDrip } from './stop-drip.tsx'
import { useDripsUpdates } from './use-drips-updates.ts'

/** All drips of the customer, with next run, progress and cost. */
export default function DripsPage() {
  const t = useTranslations()
  const filters = useFilters()
  const list = useApiPage(drips.list, filters.page)
  useDripsUpdates()
  return (
    <>
      <title>{`${t('drips.title')} · Runmart`}</title>
      <BackLink to={paths.orders}>{t('orderPage.all')}</BackLink>
      <PageHeader title={t('drips.title')} description={t('drips.intro')} />
      <ListScreen
        list={list}
        filters={filters}
        skeleton={<RowsSkeleton rows={5} end="text" />}
        errorNote={t('orderPage.safe')}
        empty={{
          icon: CalendarClock,
          title: t('drips.empty'),
          text: t('drips.emptyText'),
          action: (
            <ButtonLink to={paths.newOrder} size="sm">
              {t('drips.emptyAction')}
            </ButtonLink>
          ),
        }}
      >
        {(items) => (
          <List label={t('drips.title')}>
            {items.map((drip) => (
              <DripRow key={drip.id} drip={drip} />
            ))}
          </List>
        )}
      </ListScreen>
    </>
  )
}

function DripRow({ drip }: { drip: Drip }) {
  const { language, t } = useLanguage()
  const facts = [
    t('drips.doneOf', { done: drip.done, runs: drip.runs }),
    `${t('drips.interval')}: ${intervalText(language, drip.everyMinutes)}`,
    `${t('drips.paid')}: ${moneyText(language, drip.totalCash)}`,
    ...(drip.refunded > 0 ? [`${t('drips.refunded')}: ${moneyText(language, drip.refunded)}`] : []),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <TextLink to={paths.order(drip.orderId)} className="wrap-anywhere">
            {drip.serviceName || drip.orderCode}
          </TextLink>
          <span className="font-mono text-xs text-ink-faint">{drip.orderCode}</span>
          {drip.stoppedAt ? <Badge>{t('drips.stopped')}</Badge> : drip.endedAt && <Badge>{t('drips.ended')}</Badge>}
        </p>
        <p className="text-[13px] text-pretty text-ink-soft">{facts.join(' · ')}</p>
      </div>
      {drip.stopRefund !== null && (
        <div className="flex flex-1 items-center justify-between gap-6 sm:flex-none">
          {drip.nextAt && (
            <p className="text-[13px] text-ink-faint sm:text-right">
              {t('drips.next')}
              <DateTime at={drip.nextAt} as="time" className="block font-semibold text-ink tabular-nums" />
            </p>
          )}
          <StopDrip drip={drip} />
        </div>
      )}
    </li>
  )
}
