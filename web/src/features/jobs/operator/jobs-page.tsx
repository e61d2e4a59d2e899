import { jobs } from '@runmart/contract/jobs'
import { CircleCheck, RotateCw } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { JobRow } from './job-row.tsx'
import { useJobDecision } from './use-job-decision.tsx'

/** Mails and other tasks that failed at every try: why, and a way to have them tried again. */
export default function JobsPage() {
  const t = useOperatorTranslations()
  const filters = useFilters()
  const list = useApiPage(jobs.givenUp, filters.page, {}, { refetchInterval: 15_000 })
  const { retry, remove, deciding, dialog } = useJobDecision()
  const listed = list.data?.items ?? []
  return (
    <>
      <title>{`${t('operatorJobs.title')} · Runmart`}</title>
      <PageHeader
        title={t('operatorJobs.title')}
        description={t('operatorJobs.intro')}
        actions={
          listed.length > 1 && (
            <Button
              size="sm"
              variant="primary"
              icon={<RotateCw aria-hidden />}
              loading={deciding}
              onClick={() => retry(listed)}
            >
              {t('operatorJobs.retryAll', { count: listed.length })}
            </Button>
          )
        }
      />
      <ListScreen
        list={list}
        filters={filters}
        count={(count) => t('operatorJobs.found', { count })}
        skeleton={<RowsSkeleton rows={3} />}
        empty={{ icon: CircleCheck, title: t('operatorJobs.none'), text: t('operatorJobs.noneText') }}
      >
        {(items) => (
          <List label={t('operatorJobs.title')}>
            {items.map((job) => (
              <JobRow key={job.id} job={job} onRetry={() => retry([job])} onRemove={() => remove(job)} />
            ))}
          </List>
        )}
      </ListScreen>
      {dialog}
    </>
  )
}
