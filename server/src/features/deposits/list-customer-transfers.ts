import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { getCustomer } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { countWaitingClaims } from './bank-claim-queries.ts'
import { listUncreditedClaims } from './claim-queries.ts'
import { findContent } from './content-queries.ts'
import { countWaitingCreditsOf } from './manual-credit-queries.ts'
import { listTransfersClaimedBy, listTransfersOf } from './transfer-list-queries.ts'
import { toTransferViews } from './transfer-view.ts'

/** A customer's credited transfers, their content code, and their waiting money. */
export async function listCustomerTransfers(
  tx: Tx,
  { params, query: { page, limit } }: HandlerInput<typeof api.depositsOperator.ofCustomer>,
): Promise<Result<DataOf<typeof api.depositsOperator.ofCustomer>>> {
  const { id } = await getCustomer(tx, params.id)
  const { items, total } = await listTransfersOf(tx, id, { page, limit })
  const cryptoClaims = (await listUncreditedClaims(tx, id)).filter((it) => it.status === 'waiting')
  return {
    data: {
      items: await toTransferViews(tx, items),
      ...{ total, page, limit },
      content: await findContent(tx, id),
      waitingClaims: (await countWaitingClaims(tx, id)) + cryptoClaims.length,
      waitingCredits: await countWaitingCreditsOf(tx, id),
    },
  }
}

/** Transfers that a customer claimed without getting the credit. */
export async function listTransfersClaimedByCustomer(
  tx: Tx,
  { params, query: { page, limit } }: HandlerInput<typeof api.depositsOperator.claimedBy>,
): Promise<Result<DataOf<typeof api.depositsOperator.claimedBy>>> {
  const { id } = await getCustomer(tx, params.id)
  const { items, total } = await listTransfersClaimedBy(tx, id, { page, limit })
  return { data: { items: await toTransferViews(tx, items), ...{ total, page, limit } } }
}
