import type { FeedHealth } from '@runmart/contract/deposits'

/** How a way in is doing: off, failing since it last worked, working, or ready and not heard of yet. */
export function feedState(feed: FeedHealth): 'off' | 'problem' | 'on' | 'quiet' {
  if (!feed.configured) return 'off'
  if (feed.lastProblemAt && (!feed.lastOkAt || feed.lastProblemAt > feed.lastOkAt)) return 'problem'
  return feed.lastOkAt ? 'on' : 'quiet'
}
