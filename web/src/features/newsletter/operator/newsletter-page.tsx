import type { DataOf } from '@runmart/contract/endpoint'
import { newsletter } from '@runmart/contract/newsletter'
import { MailOpen } from 'lucide-react'
import { downloadCsv } from '#platform/download.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi, useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { CsvButton } from '#ui/csv-button.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { IssueForm } from './issue-form.tsx'
import { IssueRow } from './issue-row.tsx'
import { SubscriberCounts } from './subscriber-counts.tsx'

/** The newsletter: its subscribers, a form for the next issue, and the delivery of sent ones. */
export default function NewsletterPage() {
  const t = useOperatorTranslations()
  const filters = useFilters()
  const { data } = useApi(newsletter.subscribers)
  const list = useApiPage(
    newsletter.issues,
    filters.page,
    {},
    { refetchInterval: (found) => isSending(found) && 3_000 },
  )
  const total = list.data?.total ?? 0
  const readers = data && data.readers.en + data.readers.vi + data.readers.ru
  return (
    <>
      <title>{`${t('operatorNewsletter.title')} · Runmart`}</title>
      <PageHeader
        title={t('operatorNewsletter.title')}
        description={t('operatorNewsletter.intro')}
        actions={<CsvButton save={() => downloadCsv(newsletter.subscribers, {})} disabled={!readers} />}
      />
      <div className="flex flex-col gap-6">
        {data ? <SubscriberCounts data={data} /> : <Skeleton className="h-20 w-full rounded-lg" />}
        <IssueForm readers={readers} />
        <Section
          title={t('operatorNewsletter.sentTitle')}
          description={total > 0 && t('operatorNewsletter.found', { count: total })}
          padded={false}
        >
          <ListScreen
            frame="none"
            list={list}
            filters={filters}
            skeleton={<RowsSkeleton rows={2} />}
            empty={{ icon: MailOpen, title: t('operatorNewsletter.none'), text: t('operatorNewsletter.noneText') }}
          >
            {(issues) => (
              <List label={t('operatorNewsletter.sentTitle')}>
                {issues.map((issue) => (
                  <IssueRow key={issue.id} issue={issue} />
                ))}
              </List>
            )}
          </ListScreen>
        </Section>
      </div>
    </>
  )
}

function isSending(issues: DataOf<typeof newsletter.issues> | undefined): boolean {
  return issues?.items.some(({ waiting }) => waiting > 0) ?? false
}
