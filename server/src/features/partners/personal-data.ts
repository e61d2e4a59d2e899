import { setPartner } from '#features/accounts/index.ts'
import { partnerOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { deletePartner, findPartner, findPartnerLocked } from './partner-queries.ts'
import { deleteProposals, proposalsOf } from './proposal-queries.ts'

/** What is known of somebody as a partner, for a copy of their data; null for who never applied. */
export async function partnershipOf(tx: Tx, userId: string): Promise<object | null> {
  const partner = await findPartner(tx, userId)
  if (!partner) return null
  const { userId: _, ...known } = partner
  const proposals = await proposalsOf(tx, userId)
  return { ...known, proposals: proposals.map(({ partnerId: __, ...proposal }) => proposal) }
}

/**
 * An account is being closed: forgets what its owner applied with and proposed. Not while they are a partner, have orders at
 * hand or are owed shares: what is held would be lost.
 */
export async function deletePartnerOf(tx: Tx, userId: string): Promise<void> {
  const partner = await findPartnerLocked(tx, userId)
  if (!partner) return
  const open = await partnerOrders.countPartnerOrders(tx, [userId])
  const { held = 0, checking = 0 } = (await partnerOrders.sumHeld(tx, [userId])).get(userId) ?? {}
  if (partner.state === 'partner' || open.has(userId) || held + checking > 0) throw new Refusal('PARTNERSHIP_OPEN')
  await setPartner(tx, userId, false)
  await deleteProposals(tx, userId)
  await deletePartner(tx, userId)
}
