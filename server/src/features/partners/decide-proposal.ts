import type { api } from '@runmart/contract'
import type { ServiceDraft } from '@runmart/contract/catalog'
import type { DataOf } from '@runmart/contract/endpoint'
import type { OperatorProposal } from '@runmart/contract/partners-operator'
import type { ProposalDraft } from '@runmart/contract/partners-services'
import { holdPartner, usernamesOf } from '#features/accounts/index.ts'
import { type AuditDetails, writeAudit } from '#features/audit/index.ts'
import {
  createService,
  editService,
  getOperatorService,
  lockService,
  setServicePartner,
} from '#features/catalog/index.ts'
import { requireShare } from '#features/referrals/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { lockPartner } from './partner-queries.ts'
import { requireOwnService } from './partner-services.ts'
import {
  countProposals,
  getProposal,
  listProposals,
  lockProposal,
  type StoredProposal,
  updateProposal,
} from './proposal-queries.ts'
import { toProposal } from './propose.ts'
import { tellPartner } from './tell-partner.ts'

type One = Result<{ proposal: OperatorProposal }>
type Approval = HandlerInput<typeof api.partnersOperator.approve>

export async function listProposalsForOperator(
  tx: Tx,
  { query }: HandlerInput<typeof api.partnersOperator.proposals>,
): Promise<Result<DataOf<typeof api.partnersOperator.proposals>>> {
  const { page, limit, partnerId } = query
  const isKnown = partnerId === undefined || isUuid(partnerId)
  const { items, total } = isKnown ? await listProposals(tx, query) : { items: [], total: 0 }
  const { count: waiting } = await countProposals(tx)
  return { data: { items: await toOperatorProposals(tx, items), total, page, limit, waiting } }
}

export async function showProposal(
  tx: Tx,
  { params }: HandlerInput<typeof api.partnersOperator.proposal>,
): Promise<One> {
  return { data: { proposal: await getOperatorProposal(tx, params.id) } }
}

/**
 * An operator approves a proposal unchanged, with its texts in all languages. The catalogue's own functions create or
 * change the service. A new one gets the partner's current share. The operator may keep it closed at first to add form
 * fields, which proposals do not hold.
 */
export async function approveProposal(tx: Tx, input: Approval, shop: Shop): Promise<One> {
  const proposal = await lockWaiting(tx, input)
  const partner = await lockPartner(tx, proposal.partnerId)
  // Puts nothing on sale without a partner to deliver it.
  if (partner.state !== 'partner' || !(await holdPartner(tx, proposal.partnerId))) throw new Refusal('CONFLICT')
  const serviceId = proposal.serviceId
    ? await changeService(tx, input, proposal, proposal.serviceId, shop)
    : await addService(tx, input, proposal, shop)
  if (proposal.isNew) {
    const share = partner.share ?? 0
    await requireShare(tx, 'share', share)
    await setServicePartner(tx, serviceId, { partnerId: proposal.partnerId, share })
  }
  await updateProposal(tx, proposal.id, { state: 'approved', serviceId })
  audit(tx, input, 'partners.approve-proposal', { partnerId: proposal.partnerId, serviceId })
  tellPartner(tx, proposal.partnerId, { key: proposal.id, words: 'mail.proposalApproved', name: nameOf(proposal) })
  return { data: { proposal: await getOperatorProposal(tx, proposal.id) }, notice: 'messages.proposalApproved' }
}

/** An operator refuses a proposal; the partner reads why. */
export async function refuseProposal(
  tx: Tx,
  input: HandlerInput<typeof api.partnersOperator.refuseProposal>,
): Promise<One> {
  const proposal = await lockWaiting(tx, input)
  const { id, partnerId } = proposal
  const { reason } = input.body
  await updateProposal(tx, id, { state: 'refused', reason })
  audit(tx, input, 'partners.refuse-proposal', { partnerId, reason })
  tellPartner(tx, partnerId, { key: id, words: 'mail.proposalRefused', name: nameOf(proposal), note: reason })
  return { data: { proposal: await getOperatorProposal(tx, id) }, notice: 'messages.proposalRefused' }
}

/** The proposal's name in its author's language. */
function nameOf({ draft: { texts } }: StoredProposal): string {
  return (texts.en ?? texts.vi ?? texts.ru)?.name ?? ''
}

/** The values of a service that a proposal sets. */
function proposed({ deliveryHours: _, texts: __, ...values }: ProposalDraft) {
  return values
}

async function addService(
  tx: Tx,
  { body, caller, request }: Approval,
  { draft }: StoredProposal,
  shop: Shop,
): Promise<string> {
  const service: ServiceDraft = {
    provider: 'PARTNER_PROVIDED',
    serviceType: 'REFERRAL',
    mode: 'multi',
    status: body.isClosed ? 'maintenance' : 'active',
    availability: null,
    botId: null,
    ...proposed(draft),
    texts: body.texts,
  }
  const { data } = await createService(tx, { body: service, caller, request }, shop)
  return data.service.id
}

async function changeService(
  tx: Tx,
  { body, caller, request }: Approval,
  { partnerId, draft }: StoredProposal,
  serviceId: string,
  shop: Shop,
): Promise<string> {
  await requireOwnService(tx, serviceId, partnerId)
  await lockService(tx, serviceId)
  const current = await getOperatorService(tx, serviceId)
  const changed = {
    version: current.version,
    seenAvailability: current.draft.availability,
    draft: { ...current.draft, ...proposed(draft), texts: body.texts },
  }
  await editService(tx, { params: { id: serviceId }, body: changed, caller, request }, shop)
  return serviceId
}

type Deciding = Pick<Approval, 'params' | 'caller' | 'request'>

/** Operators cannot decide their own proposals, nor ones that the partner withdrew or replaced since they looked. */
async function lockWaiting(tx: Tx, { params, caller }: Deciding): Promise<StoredProposal> {
  const proposal = await lockProposal(tx, params.id)
  if (proposal.partnerId === caller.userId) throw new Refusal('FORBIDDEN')
  if (proposal.state === 'withdrawn') throw new Refusal('PROPOSAL_CHANGED')
  if (proposal.state !== 'waiting') throw new Refusal('CONFLICT')
  return proposal
}

function audit(
  tx: Tx,
  { params, caller, request }: Deciding,
  action: 'partners.approve-proposal' | 'partners.refuse-proposal',
  details: AuditDetails,
): void {
  writeAudit(tx, { operatorId: caller.userId, address: request.address, action, subject: params.id, details })
}

async function getOperatorProposal(tx: Tx, id: string): Promise<OperatorProposal> {
  const [proposal] = await toOperatorProposals(tx, [await getProposal(tx, id)])
  if (!proposal) throw new Error('A proposal is missing')
  return proposal
}

async function toOperatorProposals(tx: Tx, stored: readonly StoredProposal[]): Promise<OperatorProposal[]> {
  const names = await usernamesOf(tx, [...new Set(stored.map((it) => it.partnerId))])
  const shown: OperatorProposal[] = []
  for (const it of stored) {
    const current = it.serviceId ? (await getOperatorService(tx, it.serviceId)).draft : null
    const partner = { id: it.partnerId, username: names.get(it.partnerId) ?? '' }
    shown.push({ ...toProposal(it), partner, current })
  }
  return shown
}
