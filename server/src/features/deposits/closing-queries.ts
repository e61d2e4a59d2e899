import type { Transfer } from '@runmart/contract/deposits'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

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

/** Transfers that were credited to a customer, as the bank told of them, after this one, so many at most. */
export function transfersAfter(tx: Tx, customerId: string, id: string | null, most: number): Promise<OwnTransfer[]> {
  return tx.all<OwnTransfer>(sql`
    select id, feed, external_id as "externalId", bank_reference as "bankReference", currency,
      trim_scale(amount)::text as amount, content, sender, happened_at as "happenedAt", credited
    from deposits.transfers where customer_id = ${customerId} and (${id}::uuid is null or id > ${id}::uuid)
    order by id limit ${most}`)
}

/** What a customer wrote into his transfers and who paid is forgotten; the bank's own numbers stay. Money that still comes finds nobody. */
export function forgetPayer(tx: Tx, customerId: string): void {
  tx.write(sql`delete from deposits.contents where customer_id = ${customerId}`)
  tx.write(sql`
    update deposits.transfers set content = '', sender = '', payer = '', note = '' where customer_id = ${customerId}`)
}
