import type { BankClaim } from '@runmart/contract/deposits-bank-claims'
import type { Transfer } from '@runmart/contract/deposits-transfers'
import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { findNextClaimOf, findReceipt, type Receipt } from './bank-claim-queries.ts'
import { toBankClaim } from './claim-bank-transfer.ts'
import { amount } from './transfer-queries.ts'

export type OwnTransfer = Pick<
  Transfer,
  | 'id'
  | 'feed'
  | 'externalId'
  | 'bankReference'
  | 'currency'
  | 'amount'
  | 'content'
  | 'sender'
  | 'happenedAt'
  | 'credited'
>

/** A customer's credited transfers after this one, with the bank's data, at most `most`. */
export function transfersAfter(tx: Tx, customerId: string, id: string | null, most: number): Promise<OwnTransfer[]> {
  let found = query
    .selectFrom('deposits.transfers')
    .select(['id', 'feed', 'externalId', 'bankReference', 'currency', 'content', 'sender', 'happenedAt', 'credited'])
    .select(amount)
    .where('customerId', '=', customerId)
  if (id) found = found.where('id', '>', id)
  return tx.all(found.orderBy('id').limit(most))
}

/** A customer's next claim of a bank transfer after this one, with the picture of its receipt. */
export async function findNextBankClaim(
  tx: Tx,
  customerId: string,
  id: string | null,
): Promise<{ claim: BankClaim; receipt: Receipt | null } | null> {
  const claim = await findNextClaimOf(tx, customerId, id)
  return claim && { claim: toBankClaim(claim), receipt: await findReceipt(tx, claim.id) }
}

/** Deletes a customer's transfer texts and payers; keeps the bank's own numbers. Later transfers match no customer. */
export function deletePayerDetails(tx: Tx, customerId: string): void {
  tx.write(query.deleteFrom('deposits.contents').where('customerId', '=', customerId))
  tx.write(query.deleteFrom('deposits.claims').where('customerId', '=', customerId))
  tx.write(query.deleteFrom('deposits.bank_claims').where('customerId', '=', customerId))
  tx.write(query.deleteFrom('deposits.demo_payments').where('customerId', '=', customerId))
  // Keeps the sum, because it counts towards an operator's cap. Cancels waiting credits, which a closed account cannot
  // receive.
  tx.write(sql`
    update deposits.manual_credits set reason = '',
      status = case status when 'waiting' then 'cancelled' else status end,
      decided_at = case status when 'waiting' then now() else decided_at end
    where customer_id = ${customerId}`)
  tx.write(
    query
      .updateTable('deposits.transfers')
      .set({ content: '', sender: '', payer: '', note: '' })
      .where('customerId', '=', customerId),
  )
}
