import type { FeedHealth } from '@runmart/contract/deposits-transfers'
import type { Tx } from '#platform/db/tx.ts'
import type { Shop } from '#platform/shop.ts'
import { isBinanceOn } from './binance-access.ts'
import { findLongestPause, listFeeds, type StoredFeed } from './feed-queries.ts'

/** What is asked every five minutes and has not answered for so long is silent. */
const SILENT_AFTER_MS = 30 * 60_000
/** Who only calls us may have nothing to tell: so long at least, and twice as long as ever in the last two weeks. */
const UNHEARD_AFTER_MS = 12 * 3_600_000
const TIMES_LONGEST_PAUSE = 2

/** How each feed is doing: whether it is set up, when it last told something, and whether it is ill. */
export async function listFeedHealth(tx: Tx, shop: Shop): Promise<FeedHealth[]> {
  const configured = {
    sepay: Boolean(shop.sepay.apiKey || shop.sepay.secret || shop.sepay.apiToken),
    casso: Boolean(shop.casso.secureToken || shop.casso.key),
    binance: isBinanceOn(shop),
    manual: true,
  }
  const isPolled = { sepay: Boolean(shop.sepay.apiToken), casso: false, binance: isBinanceOn(shop) }
  const isSilent = async ({ feed, lastOkAt }: StoredFeed) => {
    // One that never told anything is being set up; what operators enter comes when it comes.
    if (feed === 'manual' || lastOkAt === null) return false
    const forMs = Date.now() - Date.parse(lastOkAt)
    if (isPolled[feed]) return forMs > SILENT_AFTER_MS
    if (forMs < UNHEARD_AFTER_MS) return false
    const pause = await findLongestPause(tx, feed, lastOkAt)
    return pause !== null && forMs > TIMES_LONGEST_PAUSE * pause
  }
  const feeds: FeedHealth[] = []
  for (const it of await listFeeds(tx)) {
    const isOn = configured[it.feed]
    feeds.push({ ...it, configured: isOn, isIll: isOn && (isFailing(it) || (await isSilent(it))) })
  }
  return feeds
}

const isFailing = ({ lastOkAt, lastProblemAt }: StoredFeed) =>
  lastProblemAt !== null && (lastOkAt === null || lastProblemAt > lastOkAt)
