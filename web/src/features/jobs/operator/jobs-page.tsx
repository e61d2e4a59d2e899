import { type GivenUpJob, jobAreas, jobs } from '@runmart/contract/jobs'
import { CircleCheck, RotateCw, Trash2 } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'

/** Jobs that failed at every attempt, with the reason and a retry button. */
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

/** Retries jobs at once, or removes one after a confirmation. Refetches the list in either case. */
function useJobDecision() {
  const t = useOperatorTranslations()
  const retrying = useAct(jobs.retry, { refusals: 'toast', untilFresh: true })
  const removing = useAct(jobs.remove, { refusals: 'toast', untilFresh: true })
  const { confirm, dialog } = useConfirm()

  const retry = async (chosen: readonly GivenUpJob[]) => {
    const answer = await retrying.act({ body: { ids: chosen.map((it) => it.id) } })
    if (answer.success) showToast('success', t('operatorJobs.retried', { count: answer.data.count }))
  }
  const remove = async ({ id, name }: GivenUpJob) => {
    const isSure = await confirm({
      title: t('operatorJobs.removeTitle'),
      description: (
        <>
          <span className="font-mono text-[13px] wrap-anywhere">{name}</span>
          <br />
          {t('operatorJobs.removeText')}
        </>
      ),
      confirm: t('operatorJobs.remove'),
      danger: true,
    })
    if (!isSure) return
    const answer = await removing.act({ body: { ids: [id] } })
    if (answer.success) showToast('success', t('operatorJobs.removed'))
  }
  return { retry, remove, deciding: retrying.acting || removing.acting, dialog }
}

type Props = { job: GivenUpJob; onRetry: () => void; onRemove: () => void }

/** One job: area, name, number of attempts and the last error. */
function JobRow({ job: { name, attempts, problem, gaveUpAt }, onRetry, onRemove }: Props) {
  const t = useOperatorTranslations()
  // Jobs of unknown areas show their name only.
  const area = jobAreas.find((it) => name.startsWith(`${it}.`))
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 px-5 py-2.5">
      <div className="min-w-0 flex-1 basis-80 text-[13px]">
        <p className="flex flex-wrap items-baseline gap-x-2">
          {area && <span className="font-semibold text-ink">{t(`jobAreas.${area}`)}</span>}
          <span className="font-mono wrap-anywhere text-ink-soft">{name}</span>
        </p>
        <p className="text-ink-faint">
          {t('operatorJobs.attempts', { count: attempts })} ·{' '}
          <LinkedSentence
            sentence={t('operatorJobs.gaveUp', { when: '‹when›' })}
            parts={{ when: <DateTime at={gaveUpAt} /> }}
          />
        </p>
        {problem && <p className="mt-1 line-clamp-3 font-mono text-xs wrap-anywhere text-failed">{problem}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<RotateCw aria-hidden />}
          aria-label={t('operatorJobs.retryOf', { name })}
          onClick={onRetry}
        >
          {t('operatorJobs.retry')}
        </Button>
        <Button
          size="sm"
          variant="danger"
          icon={<Trash2 aria-hidden />}
          aria-label={t('operatorJobs.removeOf', { name })}
          onClick={onRemove}
        >
          {t('operatorJobs.remove')}
        </Button>
      </div>
    </li>
  )
}
