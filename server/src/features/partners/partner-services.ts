import type { api } from '@runmart/contract'
import type { Language } from '@runmart/contract/accounts'
import type { OperatorService } from '@runmart/contract/catalog'
import type { DataOf } from '@runmart/contract/endpoint'
import type { PartnerService, ProposalDraft } from '@runmart/contract/partners-services'
import { holdPartner, usernamesOf } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import {
  findServicePartner,
  getOperatorService,
  listServicesOfPartner,
  lockService,
  setServicePartner,
} from '#features/catalog/index.ts'
import { partnerOrders } from '#features/orders/index.ts'
import { requireShare } from '#features/referrals/index.ts'
import { countStock, giveStock } from '#features/stock/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { findPartnerLocked } from './partner-queries.ts'
import { hoursOf } from './proposal-queries.ts'

/** Delivery hours for services whose partner never gave any. */
const USUAL_HOURS = 24

/** A partner's services, as the partner sees them. */
export async function listPartnerServices(tx: Tx, partnerId: string, language: Language): Promise<PartnerService[]> {
  const services = await listServicesOfPartner(tx, partnerId)
  const hours = await hoursOf(
    tx,
    services.map((it) => it.id),
  )
  const measured = await partnerOrders.measuredByService(tx, partnerId)
  return services.map((it) => ({
    id: it.id,
    slug: it.draft.slug ?? '',
    name: it.draft.texts[language].name,
    price: it.draft.price,
    share: it.share,
    status: it.draft.status,
    visibility: it.draft.visibility ?? 'shown',
    stocked: it.stocked,
    availability: it.draft.availability,
    draft: toProposal(it, hours.get(it.id) ?? USUAL_HOURS),
    measured: measured.get(it.id) ?? null,
  }))
}

/** A service as a proposal without changes. */
function toProposal({ draft }: OperatorService, deliveryHours: number): ProposalDraft {
  const { category, unit, billing, price, minAmount, maxAmount, warrantyDays, texts } = draft
  const rest = { category, billing, price, minAmount, maxAmount, texts }
  return { ...rest, unit: unit ?? 'unit', warrantyDays: warrantyDays ?? null, deliveryHours }
}

/** Refuses a service that is not this partner's with NOT_FOUND. */
export async function requireOwnService(tx: Tx, serviceId: string, partnerId: string): Promise<OperatorService> {
  const service = await getOperatorService(tx, serviceId)
  const partner = await findServicePartner(tx, service.id)
  if (partner?.partnerId !== partnerId) throw new Refusal('NOT_FOUND')
  return service
}

/** The partner of a service, or null. */
export async function showServicePartner(
  tx: Tx,
  { params }: HandlerInput<typeof api.partnersOperator.service>,
): Promise<Result<DataOf<typeof api.partnersOperator.service>>> {
  const { id } = await getOperatorService(tx, params.id)
  const partner = await findServicePartner(tx, id)
  if (!partner) return { data: { partner: null } }
  const username = (await usernamesOf(tx, [partner.partnerId])).get(partner.partnerId) ?? ''
  return { data: { partner: { id: partner.partnerId, username, share: partner.share } } }
}

/**
 * Only services that people deliver for the shop can belong to partners. The shop would pay twice for suppliers'
 * services.
 */
function requireDeliverable({ draft, supplied }: OperatorService): void {
  if (draft.provider !== 'PARTNER_PROVIDED' || draft.serviceType !== 'REFERRAL' || supplied)
    throw refuseField('partner', 'notForPartners')
}

/** Locks an active partner; false for leaving or blocked ones. */
async function isPartnerLocked(tx: Tx, userId: string): Promise<boolean> {
  if (!isUuid(userId) || (await findPartnerLocked(tx, userId))?.state !== 'partner') return false
  return holdPartner(tx, userId)
}

/** An owner sets a service's partner and share; existing orders keep theirs. */
export async function saveServicePartner(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.partnersOperator.setService>,
): Promise<Result<null>> {
  const { id } = await getOperatorService(tx, params.id)
  const after = body.partner && { partnerId: body.partner.id, share: body.partner.share }
  // Locks the partner before the service, as ending a partnership and blocking do. So no partner gets a service after
  // that.
  if (after && !(await isPartnerLocked(tx, after.partnerId))) throw refuseField('partner.id', 'choice')
  // Before the service, in the same order as adding items.
  await giveStock(tx, id, after?.partnerId ?? null)
  await lockService(tx, id)
  // Again: an operator may have added the first items meanwhile.
  await giveStock(tx, id, after?.partnerId ?? null)
  if (after) requireDeliverable(await getOperatorService(tx, id))
  if (after) await requireShare(tx, 'partner.share', after.share)
  const before = await findServicePartner(tx, id)
  await setServicePartner(tx, id, after)
  await countStock(tx, id)
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'partners.set-service',
    subject: id,
    details: { before, after },
  })
  return { data: null, notice: 'messages.servicePartnerSaved' }
}
