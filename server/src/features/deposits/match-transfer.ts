import { toDong } from '@runmart/contract/deposits-exchange'
import type { TransferReason } from '@runmart/contract/deposits-transfers'
import type { Tx } from '#platform/db/tx.ts'
import { findContentCodes } from './content-code.ts'
import { customersOfCodes } from './content-queries.ts'
import { creditTransfer } from './credit-transfer.ts'
import { getSettings } from './settings-queries.ts'
import { findCreditedTwin, lockNames } from './transfer-name-queries.ts'
import { lockTransfer, markUnmatched, type StoredTransfer } from './transfer-queries.ts'

/** Finds whose transfer this is and credits it; what cannot be told for certain waits for an operator. Safe to repeat. */
export async function matchTransfer(tx: Tx, transferId: string): Promise<void> {
  const transfer = await lockTransfer(tx, transferId)
  if (transfer?.status !== 'new') return
  const doubt = await findDoubt(tx, transfer)
  const customers = await customersOfCodes(tx, findContentCodes(transfer.content))
  const [customerId] = customers
  if (doubt) await markUnmatched(tx, transfer.id, doubt.code, doubt.twinReference)
  else if (!customerId) await markUnmatched(tx, transfer.id, 'no-customer')
  else if (customers.length > 1) await markUnmatched(tx, transfer.id, 'several-customers')
  else await creditTransfer(tx, transfer, customerId, { rightContent: true })
}

type Doubt = { code: TransferReason['code']; twinReference?: string }

/** Reasons not to trust even a transfer with a good content. */
async function findDoubt(tx: Tx, transfer: StoredTransfer): Promise<Doubt | null> {
  const { bankAccountNumber, exchangeRate } = await getSettings(tx)
  const isElsewhere = transfer.accountNumber && bankAccountNumber && transfer.accountNumber !== bankAccountNumber
  if (transfer.currency === 'USDT' && toDong(transfer.amount, exchangeRate) === 0) return { code: 'worth-nothing' }
  if (isElsewhere) return { code: 'other-account' }
  await lockNames(tx, transfer.id)
  const twin = await findCreditedTwin(tx, transfer.id)
  return twin && { code: 'credited-before', twinReference: twin.bankReference || twin.externalId }
}
