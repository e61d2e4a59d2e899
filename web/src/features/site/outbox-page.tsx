import { site } from '@runmart/contract/site'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#platform/language.tsx'
import { endpointQuery } from '#platform/query-client.ts'
import { Refused as RefusedAnswer } from '#platform/refused.ts'
import { CenteredPage } from '#ui/centered-page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Refused } from '#ui/refused.tsx'
import { OutboxList } from './outbox-list.tsx'
import UnknownPage from './unknown-page.tsx'

const REFRESH_MS = 3000

/** The mails a demo shop keeps instead of sending; new ones appear by themselves. Any other shop has no such page. */
export default function OutboxPage() {
  const t = useTranslations()
  const { data, error, refetch, isFetching } = useQuery({ ...endpointQuery(site.outbox), refetchInterval: REFRESH_MS })
  if (error instanceof RefusedAnswer && error.status === 404) return <UnknownPage />
  return (
    <CenteredPage wide>
      <title>{`${t('outbox.title')} · Runmart`}</title>
      <PageHeader title={t('outbox.title')} description={`${t('outbox.intro')} ${t('outbox.live')}`} />
      {error && !data ? (
        <Refused onRetry={() => void refetch()} retrying={isFetching}>
          {error.message || t('shell.unreachable')}
        </Refused>
      ) : (
        <OutboxList mails={data?.items} />
      )}
    </CenteredPage>
  )
}
