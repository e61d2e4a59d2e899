import type { api } from '@runmart/contract'
import type { Language } from '@runmart/contract/accounts'
import type { DataOf } from '@runmart/contract/endpoint'
import type { PartnerClaim } from '@runmart/contract/warranty-partner'
import { writeAudit } from '#features/audit/index.ts'
import { lockOrder, partnerOrders } from '#features/orders/index.ts'
import { hasDesk } from '#features/partners/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput, RequestInfo } from '#platform/http/route.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import {
  countPartnerClaims,
  findClaim,
  getClaim,
  listAnsweringPartners,
  listClaims,
  listClaimsOf,
  listUnanswered,
  passToShop,
  type StoredClaim,
} from './claim-queries.ts'
import { lockClaim } from './decide-claim.ts'
import { presentForOperators } from './present-claim.ts'

/** Claims about the caller's orders: the ones to answer, or all. */
export async function listPartnerClaims(
  tx: Tx,
  { query: { isMine, status, page, limit }, caller, request }: HandlerInput<typeof api.warrantyPartner.list>,
): Promise<Result<DataOf<typeof api.warrantyPartner.list>>> {
  const wanted = isMine ? ({ status: 'waiting', turn: 'partner' } as const) : { status }
  const { items, total } = await listClaims(tx, { ...wanted, partnerId: caller.userId, page, limit })
  const shown = await presentForPartner(tx, items, request.language)
  return { data: { items: shown, total, page, limit, waiting: await countPartnerClaims(tx, caller.userId) } }
}

/** The claims of one of the caller's orders. */
export async function listPartnerOrderClaims(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.warrantyPartner.ofOrder>,
): Promise<Result<DataOf<typeof api.warrantyPartner.ofOrder>>> {
  const { id } = await partnerOrders.getPartnerOrder(tx, params.id, caller.userId)
  return { data: { claims: await presentForPartner(tx, await listClaimsOf(tx, id), request.language) } }
}

type Input = { params: { id: string }; caller: Caller; request: RequestInfo }
type One = Result<{ claim: PartnerClaim }>

/** Decides a claim as operators do, and answers with the partner's view of it. */
export function asPartner<I extends Input>(act: (tx: Tx, input: I & { isPartner: true }) => Promise<Result<unknown>>) {
  return async (tx: Tx, input: I): Promise<One> => {
    const done = await act(tx, { ...input, isPartner: true })
    return { ...done, data: { claim: await getPartnerClaim(tx, input) } }
  }
}

/** Passes a claim to the shop with the partner's reason. Partners cannot refuse claims against their own money. */
export async function passClaim(tx: Tx, input: HandlerInput<typeof api.warrantyPartner.pass>): Promise<One> {
  const { body, caller, request } = input
  const { order, claim } = await lockClaim(tx, { ...input, isPartner: true })
  await passToShop(tx, claim.id, body.reason)
  const { code, customerId } = order
  const details = { order: code, customerId, claimed: claim.amount, reason: body.reason }
  const entry = { action: 'warranty.pass', subject: order.id, details } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { claim: await getPartnerClaim(tx, input) }, notice: 'messages.warrantyClaimPassed' }
}

/** Passes claims to the shop whose partners did not answer in time, or can no longer answer. */
export async function passUnanswered(context: JobContext): Promise<void> {
  const ids = await context.db.transaction(async (tx) => {
    const gone: string[] = []
    for (const id of await listAnsweringPartners(tx)) if (!(await hasDesk(tx, id))) gone.push(id)
    return listUnanswered(tx, gone)
  })
  await eachAlone(context, 'claim-not-passed', ids, async (tx, id) => {
    const found = await findClaim(tx, id)
    if (!found) return
    await lockOrder(tx, found.orderId)
    const claim = await findClaim(tx, id)
    if (claim?.status === 'waiting' && claim.turn === 'partner') await passToShop(tx, id, null)
  })
}

async function getPartnerClaim(tx: Tx, { params, request }: Input): Promise<PartnerClaim> {
  const [claim] = await presentForPartner(tx, [await getClaim(tx, params.id)], request.language)
  if (!claim) throw new Error('The claim just answered is missing')
  return claim
}

/** Shows partners the customer's name only, and none of the shop's own data. */
async function presentForPartner(tx: Tx, claims: readonly StoredClaim[], language: Language): Promise<PartnerClaim[]> {
  const shown = await presentForOperators(tx, claims, language)
  return shown.map(({ order: { totalCash: _, ...order }, customer, partner, turn, ...claim }) => {
    const { id, status, items, amount, text, claimedAt, decidedAt, refunded, reason, mostRefund, canReplace } = claim
    return {
      ...{ id, status, items, amount, text, claimedAt, decidedAt, refunded, reason, mostRefund, order, canReplace },
      customer: customer.username,
      isMine: status === 'waiting' && turn === 'partner',
      passesAt: partner?.passesAt ?? null,
    }
  })
}
