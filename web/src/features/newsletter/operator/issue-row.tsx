import type { Issue } from '@runmart/contract/newsletter'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { DateTime } from '#ui/date-time.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { StatusPill } from '#ui/status-pill.tsx'

/** A sent issue: when and by whom, its delivery, and its text. */
export function IssueRow({ issue }: { issue: Issue }) {
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

/** How many were sent, wait, failed or unsubscribed before their turn. */
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
