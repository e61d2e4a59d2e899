import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked } from '#platform/http/route.ts'
import { listFeeds } from './feed-queries.ts'
import { showTransfers } from './show-transfers.ts'
import { type DepositTools, isBinanceOn } from './tools.ts'
import { countUnmatched, listTransfers } from './transfer-queries.ts'

/** The operator's inbox: transfers, how many wait for a decision, and how the feeds are doing. */
export async function listInbox(
  tx: Tx,
  { query }: Asked<typeof api.deposits.transfers>,
  tools: DepositTools,
): Promise<Result<DataOf<typeof api.deposits.transfers>>> {
  const { items, total } = await listTransfers(tx, query)
  const configured = {
    sepay: Boolean(tools.sepay.apiKey || tools.sepay.secret || tools.sepay.apiToken),
    casso: Boolean(tools.casso.secureToken || tools.casso.key),
    binance: isBinanceOn(tools),
    manual: true,
  }
  return {
    data: {
      items: await showTransfers(tx, items),
      total,
      page: query.page,
      limit: query.limit,
      unmatched: await countUnmatched(tx),
      feeds: (await listFeeds(tx)).map((feed) => ({ ...feed, configured: configured[feed.feed] })),
    },
  }
}
