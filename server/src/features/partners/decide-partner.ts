import type { api } from '@runmart/contract'
import type { OperatorPartner } from '@runmart/contract/partners-operator'
import { setPartner } from '#features/accounts/index.ts'
import { type AuditDetails, writeAudit } from '#features/audit/index.ts'
import { archiveServicesOf } from '#features/catalog/index.ts'
import { partnerOrders } from '#features/orders/index.ts'
import { requireShare } from '#features/referrals/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput, RequestInfo } from '#platform/http/route.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { Refusal } from '#platform/refusal.ts'
import { hasWork } from './end-leaving.ts'
import { getOperatorPartner } from './list-partners.ts'
import { lockPartner, type StoredPartner, updateState } from './partner-queries.ts'
import { withdrawProposals } from './proposal-queries.ts'
import { tellPartner } from './tell-partner.ts'

type One = Result<{ partner: OperatorPartner }>
type Input = { params: { id: string }; caller: Caller; request: RequestInfo }

/** An owner accepts an application or takes a former partner back, who gets a desk. */
export async function acceptPartner(tx: Tx, input: HandlerInput<typeof api.partnersOperator.accept>): Promise<One> {
  const partner = await lockOther(tx, input)
  const { share } = input.body
  if (partner.state === 'partner' || partner.state === 'refused') throw new Refusal('CONFLICT')
  // Blocked or closed accounts and operators cannot be partners.
  if (!(await setPartner(tx, partner.userId, true))) throw new Refusal('CONFLICT')
  await requireShare(tx, 'share', share)
  await updateState(tx, partner.userId, { state: 'partner', reason: null, share })
  audit(tx, input, 'partners.accept', { share })
  tellPartner(tx, partner.userId, { key: `accepted:${Date.now()}`, words: 'mail.partnerAccepted' })
  return answer(tx, partner.userId, 'messages.partnerAccepted')
}

/** An operator refuses an application; the customer reads why, and may apply again. */
export async function refuseApplication(tx: Tx, input: HandlerInput<typeof api.partnersOperator.refuse>): Promise<One> {
  const partner = await lockOther(tx, input)
  const { reason } = input.body
  if (partner.state !== 'applied') throw new Refusal('CONFLICT')
  await updateState(tx, partner.userId, { state: 'refused', reason })
  audit(tx, input, 'partners.refuse', { reason })
  tellPartner(tx, partner.userId, { key: `refused:${Date.now()}`, words: 'mail.partnerRefused', note: reason })
  return answer(tx, partner.userId, 'messages.partnerRefused')
}

/**
 * An owner ends a partnership and archives its services. The partner finishes open orders, unless the owner closes the
 * desk at once or the partner is blocked. Then the shop takes the orders and the shares of undelivered parts. The
 * partner keeps the held shares of the rest.
 */
export async function endPartnership(tx: Tx, input: HandlerInput<typeof api.partnersOperator.end>): Promise<One> {
  const partner = await lockOther(tx, input)
  const { reason, atOnce } = input.body
  const { userId, state } = partner
  if (state !== 'partner' && !(state === 'leaving' && atOnce)) throw new Refusal('CONFLICT')
  const isOver = atOnce || !(await hasWork(tx, userId))
  // Before the services, in the same order as blocking does.
  if (isOver) await setPartner(tx, userId, false)
  const services = await archiveServicesOf(tx, userId)
  await withdrawProposals(tx, userId)
  const orders = isOver ? await partnerOrders.leaveAllToShop(tx, userId, reason) : 0
  await updateState(tx, userId, { state: isOver ? 'ended' : 'leaving', reason })
  audit(tx, input, 'partners.end', { reason, atOnce, services, orders })
  tellPartner(tx, userId, { key: `ended:${Date.now()}`, words: 'mail.partnerEnds', note: reason })
  return answer(tx, userId, 'messages.partnershipEnded')
}

/** Owners cannot decide about themselves. */
async function lockOther(tx: Tx, { params, caller }: Input): Promise<StoredPartner> {
  if (params.id === caller.userId) throw new Refusal('FORBIDDEN')
  return lockPartner(tx, params.id)
}

function audit(
  tx: Tx,
  { params, caller, request }: Input,
  action: 'partners.accept' | 'partners.refuse' | 'partners.end',
  details: AuditDetails,
): void {
  writeAudit(tx, { operatorId: caller.userId, address: request.address, action, subject: params.id, details })
}

async function answer(
  tx: Tx,
  userId: string,
  notice: 'messages.partnerAccepted' | 'messages.partnerRefused' | 'messages.partnershipEnded',
): Promise<One> {
  publishEvent(tx, userId, { kind: 'changed', what: 'user' })
  return { data: { partner: await getOperatorPartner(tx, userId) }, notice }
}
