import { type GivenUpJob, jobAreas } from '@runmart/contract/jobs'
import { RotateCw, Trash2 } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'

type Props = { job: GivenUpJob; onRetry: () => void; onRemove: () => void }

/** One task: what it is about, how often it was tried, what the last try failed with. */
export function JobRow({ job: { name, attempts, problem, gaveUpAt }, onRetry, onRemove }: Props) {
  const t = useOperatorTranslations()
  // One of another version is shown by its name alone.
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
