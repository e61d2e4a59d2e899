import type { FeedHealth } from '@runmart/contract/deposits-transfers'

/** How a feed is doing: off, failing since it last worked, working, or ready without having reported yet. */
export function feedState(feed: FeedHealth): 'off' | 'problem' | 'on' | 'quiet' {
  if (!feed.configured) return 'off'
  if (feed.lastProblemAt && (!feed.lastOkAt || feed.lastProblemAt > feed.lastOkAt)) return 'problem'
  return feed.lastOkAt ? 'on' : 'quiet'
}
