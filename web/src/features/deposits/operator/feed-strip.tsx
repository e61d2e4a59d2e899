import type { FeedHealth, FeedProblem } from '@runmart/contract/deposits-transfers'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { Children, type ReactNode } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'
import { feedState } from './feed-state.ts'

/** The states of the feeds in one line, so that operators see why no transfers arrive. */
export function FeedStrip({ feeds }: { feeds: readonly FeedHealth[] }) {
  const t = useOperatorTranslations()
  return (
    <ul
      aria-label={t('operatorTransfers.feedsTitle')}
      className="grid rounded-lg border border-line bg-surface max-md:divide-y max-md:divide-line md:grid-cols-3 md:divide-x md:divide-line"
    >
      {feeds
        .filter(({ feed }) => feed !== 'manual')
        .map((feed) => (
          <FeedCell key={feed.feed} feed={feed} />
        ))}
    </ul>
  )
}

const pills = {
  on: ['success', 'operatorTransfers.feedOn'],
  quiet: ['waiting', 'operatorTransfers.feedQuiet'],
  problem: ['failed', 'operatorTransfers.feedProblem'],
  off: ['cancel', 'operatorTransfers.feedOff'],
} as const satisfies Record<ReturnType<typeof feedState>, [PillState, string]>

/** One feed: its state, its last success and its latest problem. */
function FeedCell({ feed }: { feed: FeedHealth }) {
  const t = useOperatorTranslations()
  const state = feedState(feed)
  const [pill, label] = pills[state]
  const when = { when: '‹when›' }
  const notes: ReactNode[] = []
  if (state === 'off') notes.push(t('operatorTransfers.feedOffText'))
  else if (feed.lastOkAt)
    notes.push(
      <LinkedSentence
        key="ok"
        sentence={t('operatorTransfers.feedOk', when)}
        parts={{ when: <DateTime at={feed.lastOkAt} /> }}
      />,
    )
  else notes.push(t('operatorTransfers.feedNeverOk'))
  if (state === 'problem' && feed.lastProblemAt && feed.problem)
    notes.unshift(
      <LinkedSentence
        key="problem"
        sentence={t('operatorTransfers.feedProblemText', { ...when, problem: describeProblem(t, feed.problem) })}
        parts={{ when: <DateTime at={feed.lastProblemAt} /> }}
      />,
    )
  return (
    <li className="min-w-0 px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold text-ink">{t(`feedNames.${feed.feed}`)}</span>
        <StatusPill state={pill}>{t(label)}</StatusPill>
      </div>
      {Children.map(notes, (note) => (
        <p className="mt-1 text-[13px] wrap-anywhere text-ink-faint">{note}</p>
      ))}
    </li>
  )
}

function describeProblem(t: TranslateOperator, { code, detail }: FeedProblem): string {
  const problem = t(`feedProblemNames.${code}`)
  return detail ? t('operatorTransfers.feedProblemDetail', { problem, detail }) : problem
}
