import type { FeedHealth } from '@runmart/contract/deposits-transfers'

/** The state of a feed: off, failing or silent, working, or ready without a report yet. */
export function feedState(feed: FeedHealth): 'off' | 'problem' | 'on' | 'quiet' {
  if (!feed.configured) return 'off'
  if (feed.isIll) return 'problem'
  return feed.lastOkAt ? 'on' : 'quiet'
}
