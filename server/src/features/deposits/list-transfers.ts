import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { spanOf } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { listFeedHealth } from './feed-health.ts'
import { withSuggestions } from './suggest-customers.ts'
import { countUnmatched, listTransfers } from './transfer-list-queries.ts'
import { toTransferViews } from './transfer-view.ts'

/** The operators' inbox: transfers, the number of undecided ones, and the health of the feeds. */
export async function listTransfersForOperator(
  tx: Tx,
  { query, caller }: HandlerInput<typeof api.depositsOperator.transfers>,
  shop: Shop,
): Promise<Result<DataOf<typeof api.depositsOperator.transfers>>> {
  const { items, total, more } = await listTransfers(tx, { ...query, ...spanOf(query, caller.timeZone) })
  const transfers = await toTransferViews(tx, items)
  // Suggests customers only to operators who may search for customers.
  const mayKnow = caller.isOwner || caller.rights.includes('customers')
  return {
    data: {
      items: mayKnow ? await withSuggestions(tx, transfers) : transfers,
      total,
      more,
      page: query.page,
      limit: query.limit,
      unmatched: await countUnmatched(tx),
      feeds: await listFeedHealth(tx, shop),
    },
  }
}
