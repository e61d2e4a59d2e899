import { setPartner } from '#features/accounts/index.ts'
import { partnerOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { deletePartner, findPartner, findPartnerLocked } from './partner-queries.ts'
import { deleteProposals, proposalsOf } from './proposal-queries.ts'

/** The data of a user as a partner, for the export of personal data; null without an application. */
export async function partnershipOf(tx: Tx, userId: string): Promise<object | null> {
  const partner = await findPartner(tx, userId)
  if (!partner) return null
  const { userId: _, ...known } = partner
  const proposals = await proposalsOf(tx, userId)
  return { ...known, proposals: proposals.map(({ partnerId: __, ...proposal }) => proposal) }
}

/**
 * Deletes the application and proposals of a closing account. Refuses active partners, and those with open orders or
 * held shares, which would be lost.
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
