import type { FeedHealth } from '@runmart/contract/deposits-transfers'
import type { Tx } from '#platform/db/tx.ts'
import { type DepositDependencies, isBinanceOn } from './dependencies.ts'
import { listFeeds } from './feed-queries.ts'

/** What is asked every five minutes and has not answered for so long is silent. Who only calls us may have nothing to tell. */
const SILENT_AFTER_MS = 30 * 60_000

/** How each feed is doing: whether it is set up, when it last told something, and whether it is ill. */
export async function listFeedHealth(tx: Tx, deps: DepositDependencies): Promise<FeedHealth[]> {
  const configured = {
    sepay: Boolean(deps.sepay.apiKey || deps.sepay.secret || deps.sepay.apiToken),
    casso: Boolean(deps.casso.secureToken || deps.casso.key),
    binance: isBinanceOn(deps),
    manual: true,
  }
  const isPolled = { sepay: Boolean(deps.sepay.apiToken), casso: false, binance: isBinanceOn(deps), manual: false }
  return (await listFeeds(tx)).map((it) => ({
    ...it,
    configured: configured[it.feed],
    isIll: configured[it.feed] && (isFailing(it) || (isPolled[it.feed] && isSilent(it))),
  }))
}

type Contact = Pick<FeedHealth, 'lastOkAt' | 'lastProblemAt'>

const isFailing = ({ lastOkAt, lastProblemAt }: Contact) =>
  lastProblemAt !== null && (lastOkAt === null || lastProblemAt > lastOkAt)

/** One that never answered is being set up. */
const isSilent = ({ lastOkAt }: Contact) => lastOkAt !== null && Date.parse(lastOkAt) < Date.now() - SILENT_AFTER_MS
