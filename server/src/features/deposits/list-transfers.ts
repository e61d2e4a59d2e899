import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { DepositDependencies } from './dependencies.ts'
import { listFeedHealth } from './feed-health.ts'
import { countUnmatched, listTransfers } from './transfer-list-queries.ts'
import { toTransferViews } from './transfer-view.ts'

/** The operators' inbox: transfers, how many wait for a decision, and the health of the feeds. */
export async function listTransfersForOperator(
  tx: Tx,
  { query }: HandlerInput<typeof api.deposits.transfers>,
  deps: DepositDependencies,
): Promise<Result<DataOf<typeof api.deposits.transfers>>> {
  const { items, total } = await listTransfers(tx, query)
  return {
    data: {
      items: await toTransferViews(tx, items),
      total,
      page: query.page,
      limit: query.limit,
      unmatched: await countUnmatched(tx),
      feeds: await listFeedHealth(tx, deps),
    },
  }
}
