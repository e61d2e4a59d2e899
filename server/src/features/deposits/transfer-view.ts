import type { Transfer, TransferReason } from '@runmart/contract/deposits-transfers'
import { usernamesOf } from '#features/accounts/index.ts'
import { listDepositCodes } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { listClaims } from './claim-queries.ts'
import { findWaitingFor } from './manual-credit-queries.ts'
import { creditReference, isCreditedByHand } from './reversal-queries.ts'
import { findTransferRow, type TransferRow } from './transfer-list-queries.ts'

/** Transfers with the usernames of the customers they were credited to, or will be if a second person approves, and the codes of credits that can be reversed. */
export async function toTransferViews(tx: Tx, rows: readonly TransferRow[]): Promise<Transfer[]> {
  const claims = await listClaims(
    tx,
    rows.filter((row) => row.feed === 'binance').map((row) => row.id),
  )
  const held = await findWaitingFor(
    tx,
    rows.filter(({ status, reason }) => status !== 'credited' && reason === 'reversed').map((row) => row.id),
  )
  const names = await usernamesOf(
    tx,
    [...rows, ...claims, ...held].flatMap((it) => it.customerId ?? []),
  )
  const codes = await listDepositCodes(tx, rows.filter(isCreditedByHand).map(creditReference))
  const person = (id: string) => ({ id, username: names.get(id) ?? '' })
  const askedFor = new Map(held.map((it) => [it.transferId, person(it.customerId)]))
  return rows.map(({ customerId, accountNumber, reason, twinReference, reversals, ...row }) => ({
    ...row,
    reason: reason && reasonOf(reason, accountNumber, twinReference ?? row.bankReference),
    customer: customerId === null ? null : person(customerId),
    askedFor: askedFor.get(row.id) ?? null,
    reversibleCode: codes.get(creditReference({ ...row, reversals })) ?? null,
    claims: claims
      .filter((it) => it.transferId === row.id)
      .map(({ customerId, claimedAt, ripensAt, doubt }) => ({
        customer: person(customerId),
        claimedAt,
        ripensAt,
        doubt,
      })),
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
