import { MOST_COUNTED, today, type WaitingItem } from '@runmart/contract/today'
import { numberText } from '@runmart/i18n/formats'
import { BellRing, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { onLiveEvent } from '#platform/live-events.ts'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { classes } from '#ui/classes.ts'
import { dateTimeText } from '#ui/date-text.ts'
import { durationText } from '#ui/duration-text.ts'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Section } from '#ui/section.tsx'
import { useNow } from '#ui/use-now.ts'
import { DayFigures } from './day-figures.tsx'
import { waitingLinks } from './waiting-links.ts'

/** The start page of operators: the waiting work, oldest first, and the day so far. */
export default function TodayPage() {
  const { search } = useLocation()
  // Links in mails and bookmarks with a search or a tab use this address for the transfers.
  if (search) return <Navigate to={operatorPaths.transfers + search} replace />
  return <Today />
}

function Today() {
  const t = useOperatorTranslations()
  useTodayUpdates()
  const may = useRights()
  return (
    <>
      <title>{`${t('operatorToday.title')} · Runmart`}</title>
      <PageHeader
        title={t('operatorToday.title')}
        description={t('operatorToday.intro')}
        actions={
          <ButtonLink size="sm" variant="quiet" icon={<BellRing aria-hidden />} to={operatorPaths.alerts}>
            {t('operatorAlerts.title')}
          </ButtonLink>
        }
      />
      <DatabaseNotice />
      <div
        className={classes(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
          may('reports') && 'xl:grid-cols-[minmax(0,1fr)_24rem]',
        )}
      >
        <Waiting />
        {may('reports') && <DayFigures />}
      </div>
    </>
  )
}

/** Warns of a real shop on the embedded database. The server flags it only for operators who can change it. */
function DatabaseNotice() {
  const t = useOperatorTranslations()
  const { data } = useApi(today.waiting)
  if (!data?.embeddedDatabase) return null
  return (
    <Alert tone="warning" title={t('operatorToday.embeddedDatabase')} className="mb-4">
      {t('operatorToday.embeddedDatabaseText', { file: 'docs/operating.md', section: 'Move to your own PostgreSQL' })}
    </Alert>
  )
}

function Waiting() {
  const t = useOperatorTranslations()
  const waiting = useApi(today.waiting, {}, { refetchInterval: 15_000 })
  const now = useNow()
  return (
    <Section title={t('operatorToday.waiting')} padded={false}>
      <ListScreen
        frame="none"
        list={waiting}
        skeleton={<RowsSkeleton rows={4} dense />}
        empty={{ icon: CircleCheck, title: t('operatorToday.nothing'), text: t('operatorToday.nothingText') }}
      >
        {(items) => (
          <List label={t('operatorToday.waiting')}>
            {items
              // A page opened before an update does not know kinds that the update added.
              .filter(({ kind }) => kind in waitingLinks)
              .map((item, index) => (
                <WaitingRow key={item.kind} item={item} now={now} isFirst={index === 0} />
              ))}
          </List>
        )}
      </ListScreen>
    </Section>
  )
}

/** Refetches the waiting work and the figures while the page is open. */
function useTodayUpdates(): void {
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind === 'shop-active') void invalidate(today.waiting, today.figures)
      }),
    [],
  )
}

const HOUR = 3_600
const DAY = 24 * HOUR

type Props = { item: WaitingItem; now: number; isFirst: boolean }

/** The number of waiting items of a kind, their age and the link to handle them. The first row is next. */
function WaitingRow({ item: { kind, count, oldestAt }, now, isFirst }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { to, icon: Icon, ill } = waitingLinks[kind]
  const counted = Math.min(count, MOST_COUNTED)
  const name = t(`waitingNames.${kind}`, { count: counted })
  const seconds = Math.max(0, (now - Date.parse(oldestAt)) / 1000)
  const written = numberText(language, counted)
  const number = count > MOST_COUNTED ? t('operatorToday.over', { most: written }) : written
  return (
    <li className="flex min-h-12 items-center gap-3 px-5 py-2">
      <Icon aria-hidden className={classes('size-[18px] shrink-0', ill ? 'text-failed' : 'text-ink-faint')} />
      <p className="min-w-0 flex-1 text-[13px] text-ink-soft sm:flex sm:items-baseline sm:gap-3">
        <span className="min-w-0 flex-1 text-pretty wrap-anywhere">
          <strong className="text-[15px] font-bold text-ink tabular-nums">{number}</strong> {name}
        </span>
        <time
          dateTime={oldestAt}
          title={dateTimeText(language, new Date(oldestAt))}
          className={classes(
            'block shrink-0 tabular-nums',
            seconds >= DAY
              ? 'font-semibold text-failed'
              : seconds >= HOUR
                ? 'font-semibold text-pending'
                : 'text-ink-faint',
          )}
        >
          {t('operatorToday.oldest', { age: durationText(language, seconds) })}
        </time>
      </p>
      <ButtonLink
        to={to}
        size="sm"
        variant={isFirst ? 'primary' : 'secondary'}
        aria-label={`${t(`waitingActions.${kind}`)}: ${number} ${name}`}
        className="sm:min-w-36"
      >
        {t(`waitingActions.${kind}`)}
      </ButtonLink>
    </li>
  )
}
