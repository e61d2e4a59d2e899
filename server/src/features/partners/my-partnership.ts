import type { api } from '@runmart/contract'
import type { MyPartnership } from '@runmart/contract/partners'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { findPartner, findPartnerLocked, saveApplication } from './partner-queries.ts'
import { getTerms } from './settings.ts'
import { sumPartner } from './sum-partner.ts'

/** The caller's partnership or application. */
export async function showMyPartnership(
  tx: Tx,
  { caller }: HandlerInput<typeof api.partners.mine>,
): Promise<Result<MyPartnership>> {
  return { data: await getMyPartnership(tx, caller.userId) }
}

/** Applies, or changes an undecided application. Refuses partners and operators. */
export async function applyAsPartner(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.partners.apply>,
): Promise<Result<MyPartnership>> {
  if (caller.isOperator) throw new Refusal('CONFLICT')
  const partner = await findPartnerLocked(tx, caller.userId)
  if (partner?.state === 'partner' || partner?.state === 'leaving') throw new Refusal('CONFLICT')
  await saveApplication(tx, caller.userId, body)
  logAfterCommit(tx, request, 'partner-applied', { userId: caller.userId })
  return { data: await getMyPartnership(tx, caller.userId), notice: 'messages.partnerApplied' }
}

async function getMyPartnership(tx: Tx, userId: string): Promise<MyPartnership> {
  const partner = await findPartner(tx, userId)
  return {
    state: partner?.state ?? 'none',
    application: partner && { offer: partner.offer, contact: partner.contact, appliedAt: partner.appliedAt },
    reason: partner?.reason ?? null,
    share: partner?.share ?? null,
    ...(await getTerms(tx)),
    sums: await sumPartner(tx, userId),
  }
}
