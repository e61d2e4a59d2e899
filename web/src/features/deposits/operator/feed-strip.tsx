import type { FeedHealth } from '@runmart/contract/deposits'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { FeedCell } from './feed-cell.tsx'

/** How the ways in are doing, on one line: an operator sees at once why nothing arrives. */
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
