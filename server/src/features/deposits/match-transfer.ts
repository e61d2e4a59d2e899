import { toDong } from '@runmart/contract/deposits-exchange'
import type { DepositSettings } from '@runmart/contract/deposits-operator'
import { heldAmong } from '#features/accounts/index.ts'
import { forceIndexPlan } from '#platform/db/force-generic-plan.ts'
import type { Tx } from '#platform/db/tx.ts'
import { findContentCodes } from './content-code.ts'
import { customersOfCodes } from './content-queries.ts'
import { type Credit, creditTransfers } from './credit-transfer.ts'
import { getSettings } from './settings-queries.ts'
import { type Doubt, markUnmatched } from './settle-queries.ts'
import { findDecidedTwins, lockNames, type Twin } from './transfer-name-queries.ts'
import { lockTransfer, type StoredTransfer } from './transfer-queries.ts'

/** Finds the customer of a transfer and credits it; doubtful ones wait for an operator. Safe to repeat. */
export async function matchTransfer(tx: Tx, transferId: string): Promise<void> {
  const transfer = await lockTransfer(tx, transferId)
  const isDue = !transfer?.unlistedUntil || Date.parse(transfer.unlistedUntil) <= Date.now()
  if (transfer?.status === 'new' && isDue) await matchTransfers(tx, [transfer])
}

/** Matches new, locked transfers without duplicates among them: all of them, or none. */
export async function matchTransfers(tx: Tx, transfers: readonly StoredTransfer[]): Promise<void> {
  if (transfers.length === 0) return
  forceIndexPlan(tx)
  const ids = transfers.map((it) => it.id)
  const codes = new Map(transfers.map((it) => [it.id, findContentCodes(it.content)]))
  const settings = await getSettings(tx)
  await lockNames(tx, ids)
  const twins = await findDecidedTwins(tx, ids)
  const customers = await customersOfCodes(tx, [...codes.values()].flat())
  const held = await heldAmong(tx, [...customers.values()], 'transfers')
  const credits: Credit[] = []
  const unmatched: (Doubt & { id: string })[] = []
  for (const transfer of transfers) {
    const named = (codes.get(transfer.id) ?? []).flatMap((code) => customers.get(code) ?? [])
    const [customerId = ''] = named
    const doubt = findDoubt(transfer, settings, twins.get(transfer.id), named, held)
    if (doubt) unmatched.push({ id: transfer.id, ...doubt })
    else credits.push({ transfer, customerId, rightContent: true })
  }
  if (unmatched.length > 0) await markUnmatched(tx, unmatched)
  await creditTransfers(tx, credits)
}

/** The reason against an automatic credit; even a valid content may not be enough. */
function findDoubt(
  { currency, amount, accountNumber, unlistedUntil }: StoredTransfer,
  { bankAccountNumber, exchangeRate }: DepositSettings,
  twin: Twin | undefined,
  [customerId, ...others]: readonly string[],
  held: ReadonlySet<string>,
): Doubt | null {
  if (currency === 'USDT' && toDong(amount, exchangeRate) === 0) return { code: 'worth-nothing' }
  if (accountNumber && bankAccountNumber && accountNumber !== bankAccountNumber) return { code: 'other-account' }
  if (twin) return { code: 'credited-before', twinReference: twin.bankReference || twin.externalId }
  if (unlistedUntil) return { code: 'unlisted' }
  if (customerId === undefined) return { code: 'no-customer' }
  if (others.length > 0) return { code: 'several-customers' }
  return held.has(customerId) ? { code: 'held' } : null
}
