import type { KnownTransfer } from '@runmart/contract/envelope'
import { usernamesOf } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { findByOwnName, isOwnName } from './own-names.ts'
import { findCreditedTwins, findTwin, lockNames, type Twin } from './transfer-name-queries.ts'

/**
 * Refuses to credit money that is known under another row: two notices told of it, or an operator entered it. What an operator
 * enters must be new, whatever became of the other; a row that a feed reported only waits for those that were credited.
 */
export async function requireUncredited(tx: Tx, { id, entered }: { id: string; entered?: true }): Promise<void> {
  await lockNames(tx, [id])
  const twin = entered ? await findTwin(tx, id) : (await findCreditedTwins(tx, [id])).get(id)
  if (twin) throw entered ? await refuseEntered(tx, twin) : new Refusal('ALREADY_USED', await known(tx, twin))
}

/** Refuses a reference that is a name of the shop's own: no bank writes those. */
export async function requireBankReference(tx: Tx, reference: string): Promise<void> {
  if (!isOwnName(reference)) return
  const transfer = await findByOwnName(tx, reference)
  throw new Refusal('VALIDATION', {
    fields: { reference: 'referenceOurs' },
    ...(transfer && (await known(tx, transfer))),
  })
}

/** The refusal of a reference that a known transfer has. */
export async function refuseEntered(tx: Tx, twin: Twin): Promise<Refusal> {
  return new Refusal('VALIDATION', { fields: { reference: 'referenceUsed' }, ...(await known(tx, twin)) })
}

async function known(tx: Tx, twin: Twin): Promise<{ data: { transfer: KnownTransfer } }> {
  const { id, feed, externalId, bankReference, status, customerId } = twin
  const usernames = await usernamesOf(tx, customerId ? [customerId] : [])
  const username = (customerId && usernames.get(customerId)) ?? null
  return { data: { transfer: { id, feed, externalId, bankReference, status, username } } }
}
