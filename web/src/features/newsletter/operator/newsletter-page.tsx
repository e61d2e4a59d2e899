import type { DataOf } from '@runmart/contract/endpoint'
import { languageNames, languages } from '@runmart/contract/languages'
import { type Issue, newsletter } from '@runmart/contract/newsletter'
import { numberText } from '@runmart/i18n/formats'
import { MailOpen } from 'lucide-react'
import { downloadCsv } from '#platform/download.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi, useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Card } from '#ui/card.tsx'
import { CsvButton } from '#ui/csv-button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { StatusPill } from '#ui/status-pill.tsx'
import { IssueForm } from './issue-form.tsx'

/** The newsletter: its subscribers, a form for the next issue, and the delivery of sent issues. */
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

/** The number of subscribers by language, and of unconfirmed ones. */
function SubscriberCounts({ data }: { data: DataOf<typeof newsletter.subscribers> }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { readers, unconfirmed } = data
  const isEmpty = languages.every((it) => readers[it] === 0)
  return (
    <Card padded={false}>
      <dl
        aria-label={t('operatorNewsletter.readers')}
        className="grid max-sm:divide-y max-sm:divide-line sm:grid-cols-3 sm:divide-x sm:divide-line"
      >
        {languages.map((it) => (
          <div key={it} className="flex items-baseline justify-between gap-3 px-5 py-4 sm:flex-col sm:gap-0">
            <dt className="text-[13px] font-semibold text-ink-faint" lang={it}>
              {languageNames[it]}
            </dt>
            <dd className="text-lg/7 font-bold text-ink tabular-nums">{numberText(language, readers[it])}</dd>
          </div>
        ))}
      </dl>
      {(isEmpty || unconfirmed > 0) && (
        <p className="border-t border-line px-5 py-2.5 text-[13px] text-pretty text-ink-faint">
          {isEmpty && `${t('operatorNewsletter.noReaders')} `}
          {unconfirmed > 0 && t('operatorNewsletter.unconfirmed', { count: unconfirmed })}
        </p>
      )}
    </Card>
  )
}

/** A sent issue: time, operator, delivery and text. */
function IssueRow({ issue }: { issue: Issue }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { sentAt, sentBy, readers, sent, failed, waiting } = issue
  const { subject, text } = issue.texts[language]
  const isSending = waiting > 0
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold wrap-anywhere text-ink">{subject}</h3>
          <StatusPill state={isSending ? 'progress' : 'success'}>
            {t(isSending ? 'operatorNewsletter.underWay' : 'operatorNewsletter.done')}
          </StatusPill>
        </div>
        <p className="mt-0.5 text-[13px] text-ink-faint">
          <DateTime at={sentAt} as="time" /> · {t('operatorNewsletter.by', { name: sentBy })}
        </p>
        <details className="mt-2 text-[13px]">
          <summary className="w-fit cursor-pointer py-0.5 font-semibold text-ink-soft hover:text-ink">
            {t('operatorNewsletter.read')}
          </summary>
          <p className="mt-2 max-w-prose rounded-lg bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-line text-ink-soft">
            {text}
          </p>
        </details>
      </div>
      <div className="flex flex-col gap-2 lg:pt-2">
        <ProgressBar
          label={t('operatorNewsletter.progressOf', { subject })}
          total={readers}
          ok={sent}
          failed={failed}
          skipped={readers - sent - failed - waiting}
          tally
        />
        <DeliveryCounts issue={issue} />
      </div>
    </li>
  )
}

/** The numbers of sent, waiting, failed and unsubscribed recipients. */
function DeliveryCounts({ issue }: { issue: Issue }) {
  const t = useOperatorTranslations()
  const { readers, sent, failed, waiting } = issue
  const unsubscribed = readers - sent - failed - waiting
  const counts = [
    t('operatorNewsletter.progress', { sent, readers }),
    waiting > 0 && t('operatorNewsletter.waiting', { count: waiting }),
    failed > 0 && t('operatorNewsletter.failed', { count: failed }),
    unsubscribed > 0 && t('operatorNewsletter.left', { count: unsubscribed }),
  ]
  return <p className="text-[13px] text-pretty text-ink-soft tabular-nums">{counts.filter(Boolean).join(' · ')}</p>
}
