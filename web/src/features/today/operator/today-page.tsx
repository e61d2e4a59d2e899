import { today } from '@runmart/contract/today'
import { BellRing, CircleCheck } from 'lucide-react'
import { Navigate, useLocation } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { classes } from '#ui/classes.ts'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Section } from '#ui/section.tsx'
import { useNow } from '#ui/use-now.ts'
import { DayFigures } from './day-figures.tsx'
import { useTodayUpdates } from './use-today-updates.ts'
import { waitingLinks } from './waiting-links.ts'
import { WaitingRow } from './waiting-row.tsx'

/** Where operators begin: what waits for them, the oldest first, and the day so far. */
export default function TodayPage() {
  const { search } = useLocation()
  // The transfers were at this address; links in mails and bookmarks with a search or a tab still mean them.
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

/** Tells those who can change it that a real shop runs on the embedded database. */
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
              // A page that was opened before an update does not know what came with it.
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
