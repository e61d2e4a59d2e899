import type { Transfer, TransferReason } from '@runmart/contract/deposits'
import { usernamesOf } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { findTransferRow, type TransferRow } from './transfer-list-queries.ts'

/** Transfers with the usernames of the customers they were credited to. */
export async function toTransferViews(tx: Tx, rows: readonly TransferRow[]): Promise<Transfer[]> {
  const names = await usernamesOf(
    tx,
    rows.flatMap((row) => row.customerId ?? []),
  )
  return rows.map(({ customerId, accountNumber, reason, twinReference, ...row }) => ({
    ...row,
    reason: reason && reasonOf(reason, accountNumber, twinReference ?? row.bankReference),
    customer: customerId === null ? null : { id: customerId, username: names.get(customerId) ?? '' },
  }))
}

function reasonOf(code: TransferReason['code'], account: string, reference: string): TransferReason {
  if (code === 'other-account') return { code, account }
  if (code === 'credited-before') return { code, reference }
  return { code }
}

export async function getTransferView(tx: Tx, id: string): Promise<Transfer> {
  const [transfer] = await toTransferViews(tx, [await findTransferRow(tx, id)])
  if (!transfer) throw new Error('The transfer just changed is missing')
  return transfer
}
