import type { Transfer, TransferReason, TransferTwin } from '@runmart/contract/deposits-transfers'
import { nameCustomers } from '#features/accounts/index.ts'
import { listDepositCodes } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { listClaims } from './claim-queries.ts'
import { findWaitingFor } from './manual-credit-queries.ts'
import { creditReference } from './reversal-queries.ts'
import { findTransferRow, listTransferRows, type TransferRow } from './transfer-list-queries.ts'
import { findDecidedTwins } from './transfer-name-queries.ts'

/**
 * Transfers with the usernames of their customers, also those of credits that wait for approval. Adds the codes of
 * reversible credits.
 */
export async function toTransferViews(tx: Tx, rows: readonly TransferRow[]): Promise<Transfer[]> {
  const claims = await listClaims(
    tx,
    rows.filter((row) => row.feed === 'binance').map((row) => row.id),
  )
  const held = await findWaitingFor(
    tx,
    rows.filter(({ status, reason }) => status !== 'credited' && reason === 'reversed').map((row) => row.id),
  )
  const twins = await twinsOf(tx, rows)
  const customer = await nameCustomers(
    tx,
    [...rows, ...claims, ...held, ...twins.values()].flatMap((it) => it.customerId ?? []),
  )
  const credited = [...rows, ...twins.values()].filter(({ status }) => status === 'credited')
  const codes = await listDepositCodes(tx, credited.map(creditReference))
  const codeOf = (row: TransferRow) => (row.status === 'credited' ? (codes.get(creditReference(row)) ?? null) : null)
  const askedFor = new Map(held.map((it) => [it.transferId, customer(it.customerId)]))
  const toTwin = (it: TransferRow): TransferTwin => {
    const { id, feed, externalId, bankReference, status, amount, currency, content, sender, happenedAt, receivedAt } =
      it
    const told = {
      id,
      feed,
      externalId,
      bankReference,
      status,
      amount,
      currency,
      content,
      sender,
      happenedAt,
      receivedAt,
    }
    return { ...told, customer: it.customerId === null ? null : customer(it.customerId), reversibleCode: codeOf(it) }
  }
  return rows.map((stored) => {
    const { customerId, accountNumber, reason, twinReference, reversals: _, ...row } = stored
    const twin = twins.get(row.id)
    return {
      ...row,
      ...(twin && { twin: toTwin(twin) }),
      reason: reason && reasonOf(reason, accountNumber, twinReference ?? row.bankReference),
      customer: customerId === null ? null : customer(customerId),
      askedFor: askedFor.get(row.id) ?? null,
      reversibleCode: codeOf(stored),
      claims: claims
        .filter((it) => it.transferId === row.id)
        .map(({ customerId, claimedAt, ripensAt, doubt }) => ({
          customer: customer(customerId),
          claimedAt,
          ripensAt,
          doubt,
        })),
      suggestions: [],
    }
  })
}

/** The possible twin of each transfer that waits as a duplicate. */
async function twinsOf(tx: Tx, rows: readonly TransferRow[]): Promise<Map<string, TransferRow>> {
  const waiting = rows.filter((it) => it.status === 'unmatched' && it.reason === 'credited-before').map((it) => it.id)
  if (waiting.length === 0) return new Map()
  const ids = await findDecidedTwins(tx, waiting)
  const found = await listTransferRows(tx, [...new Set([...ids.values()].map((it) => it.id))])
  const byId = new Map(found.map((it) => [it.id, it]))
  return new Map(
    [...ids].flatMap(([id, twin]) => {
      const row = byId.get(twin.id)
      return row ? [[id, row] as const] : []
    }),
  )
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
