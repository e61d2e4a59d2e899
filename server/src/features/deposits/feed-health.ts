import type { FeedHealth } from '@runmart/contract/deposits-transfers'
import type { Tx } from '#platform/db/tx.ts'
import type { Shop } from '#platform/shop.ts'
import { isBinanceOn } from './binance-access.ts'
import { findLongestPause, listFeeds, type StoredFeed } from './feed-queries.ts'

/** A feed that is polled every five minutes counts as silent after this time without an answer. */
const SILENT_AFTER_MS = 30 * 60_000
/**
 * A feed with webhooks only may have nothing to report. It counts as silent after this time and twice its longest pause
 * of two weeks.
 */
const UNHEARD_AFTER_MS = 12 * 3_600_000
const TIMES_LONGEST_PAUSE = 2

/** The health of each feed: whether it is configured, its last contact, and whether it is ill. */
export async function listFeedHealth(tx: Tx, shop: Shop): Promise<FeedHealth[]> {
  const configured = {
    sepay: Boolean(shop.sepay.apiKey || shop.sepay.secret || shop.sepay.apiToken),
    casso: Boolean(shop.casso.secureToken || shop.casso.key),
    binance: isBinanceOn(shop),
    manual: true,
  }
  const isPolled = { sepay: Boolean(shop.sepay.apiToken), casso: false, binance: isBinanceOn(shop) }
  const isSilent = async ({ feed, lastOkAt }: StoredFeed) => {
    // A feed without any contact is being set up; manual entries have no schedule.
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
