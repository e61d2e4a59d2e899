import type { api } from '@runmart/contract'
import type { BankClaim } from '@runmart/contract/deposits-bank-claims'
import type { DataOf } from '@runmart/contract/endpoint'
import { nameCustomers, usernamesOf } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { notify } from '#platform/notify.ts'
import { Refusal } from '#platform/refusal.ts'
import { listBankClaims } from './bank-claim-list-queries.ts'
import { findReceipt, getBankClaim, listSuggestions, lockBankClaim, refuseBankClaim } from './bank-claim-queries.ts'
import { toBankClaim } from './claim-bank-transfer.ts'
import { listTransferRows } from './transfer-list-queries.ts'
import { toTransferViews } from './transfer-view.ts'

/** Claims of bank transfers, each with similar transfers, or with its decision, operator and transfer. */
export async function listBankClaimsForOperator(
  tx: Tx,
  { query, caller }: HandlerInput<typeof api.bankClaims.list>,
): Promise<Result<DataOf<typeof api.bankClaims.list>>> {
  const { page, limit, customerId } = query
  const isKnown = customerId === undefined || isUuid(customerId)
  const { items, total } = isKnown ? await listBankClaims(tx, query, caller) : { items: [], total: 0 }
  const waiting = items.filter((it) => it.status === 'waiting').map((it) => it.id)
  const suggestions = await listSuggestions(tx, waiting)
  const rows = await listTransferRows(
    tx,
    [...items, ...suggestions].flatMap((it) => it.transferId ?? []),
  )
  const transfers = new Map((await toTransferViews(tx, rows)).map((it) => [it.id, it]))
  const customer = await nameCustomers(
    tx,
    items.map((it) => it.customerId),
  )
  const names = await usernamesOf(
    tx,
    items.flatMap((it) => it.decidedBy ?? []),
  )
  return {
    data: {
      items: items.map((claim) => ({
        ...toBankClaim(claim),
        customer: customer(claim.customerId),
        hasReceipt: claim.hasReceipt,
        decidedBy:
          claim.decidedBy === null ? null : { id: claim.decidedBy, username: names.get(claim.decidedBy) ?? '' },
        transfer: transfers.get(claim.transferId ?? '') ?? null,
        suggestions: suggestions
          .filter((it) => it.claimId === claim.id)
          .flatMap(({ by, transferId }) => {
            const transfer = transfers.get(transferId)
            return transfer ? [{ by, transfer }] : []
          }),
      })),
      ...{ total, page, limit },
    },
  }
}

/** The picture of a receipt, for the operator who compares it; the audit log records the access. */
export async function getReceipt(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.bankClaims.receipt>,
): Promise<Result<DataOf<typeof api.bankClaims.receipt>>> {
  const receipt = isUuid(params.id) ? await findReceipt(tx, params.id) : null
  if (!receipt) throw new Refusal('NOT_FOUND')
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'bank-claim.view-receipt',
    subject: params.id,
    details: { customerId: receipt.customerId },
  })
  return { data: { type: receipt.type, content: receipt.bytes.toString('base64') } }
}

/** Refuses a waiting claim; the customer reads the reason, and others may claim the reference. */
export async function refuseClaim(
  tx: Tx,
  { params, body: { reason }, caller, request }: HandlerInput<typeof api.bankClaims.refuse>,
): Promise<Result<{ claim: BankClaim }>> {
  const claim = isUuid(params.id) ? await lockBankClaim(tx, params.id) : null
  if (!claim) throw new Refusal('NOT_FOUND')
  if (claim.status !== 'waiting') throw new Refusal('CONFLICT')
  const { id, customerId, amount, reference } = claim
  await refuseBankClaim(tx, id, reason, caller.userId)
  notify(tx, customerId, { kind: 'claim-refused', amount, reference, reason }, id)
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'bank-claim.refuse',
    subject: id,
    details: { customerId, amount, reference, reason },
  })
  return { data: { claim: toBankClaim(await getBankClaim(tx, id)) }, notice: 'messages.claimRefused' }
}
