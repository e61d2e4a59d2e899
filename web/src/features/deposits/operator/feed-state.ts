import type { FeedHealth } from '@runmart/contract/deposits-transfers'

/** How a feed is doing: off, failing or silent since it last worked, working, or ready without having reported yet. */
export function feedState(feed: FeedHealth): 'off' | 'problem' | 'on' | 'quiet' {
  if (!feed.configured) return 'off'
  if (feed.isIll) return 'problem'
  return feed.lastOkAt ? 'on' : 'quiet'
}
