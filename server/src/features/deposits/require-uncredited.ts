import type { KnownTransfer } from '@runmart/contract/envelope'
import { usernamesOf } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { findCreditedTwins, lockNames, type Twin } from './transfer-name-queries.ts'

/** Refuses to credit money that was credited under another row: two feeds told of it, or an operator entered it. */
export async function requireUncredited(tx: Tx, transferId: string): Promise<void> {
  await lockNames(tx, [transferId])
  if ((await findCreditedTwins(tx, [transferId])).size > 0) throw new Refusal('ALREADY_USED')
}

/** Which transfer stands in the way, for the operator who is refused. */
export async function describeTwin(tx: Tx, twin: Twin): Promise<KnownTransfer> {
  const { customerId, ...names } = twin
  const usernames = await usernamesOf(tx, customerId ? [customerId] : [])
  return { ...names, username: (customerId && usernames.get(customerId)) ?? null }
}
