import { alerts } from '@runmart/contract/alerts'
import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { useApi } from '#platform/use-api.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ChannelList } from './channel-list.tsx'
import { ChoiceTable } from './choice-table.tsx'

/** Where operators choose what they are told of and how, and see whether each channel reaches them. */
export default function AlertsPage() {
  const t = useOperatorTranslations()
  return (
    <>
      <title>{`${t('operatorAlerts.title')} · Runmart`}</title>
      <PageHeader title={t('operatorAlerts.title')} description={t('operatorAlerts.intro')} />
      <Choices />
    </>
  )
}

function Choices() {
  const t = useOperatorTranslations()
  const { data, error, isFetching, refetch } = useApi(alerts.settings)
  // A chat was linked or unlinked: Telegram called the server, the server published it.
  useEffect(
    () => onLiveEvent((event) => event.kind === 'changed' && event.what === 'user' && invalidate(alerts.settings)),
    [],
  )
  if (error)
    return (
      <Refused onRetry={refetch} retrying={isFetching}>
        {error}
      </Refused>
    )
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_23rem]">
      <Section title={t('operatorAlerts.table')} description={t('operatorAlerts.tableText')} padded={false}>
        {data ? <ChoiceTable settings={data} /> : <Loading rows={8} />}
      </Section>
      <Section title={t('operatorAlerts.channels')} padded={false}>
        {data ? <ChannelList settings={data} /> : <Loading rows={3} />}
      </Section>
    </div>
  )
}

/** As high as what comes, so that nothing moves then. */
function Loading({ rows }: { rows: number }) {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {[...Array(rows).keys()].map((row) => (
        <div key={row} className="flex h-13 items-center justify-between px-5">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-5 w-10 rounded-full" />
        </div>
      ))}
    </div>
  )
}
