import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { MAX_WAITING_PROPOSALS, type Proposal } from '@runmart/contract/partners-services'
import { requireCategory } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { lockPartner } from './partner-queries.ts'
import { requireOwnService } from './partner-services.ts'
import {
  countWaitingOf,
  getProposal,
  insertProposal,
  listProposals,
  lockProposal,
  type StoredProposal,
  updateProposal,
} from './proposal-queries.ts'

type One = Result<{ proposal: Proposal }>

/** A proposal as its partner sees it. */
export function toProposal({ partnerId: _, ...proposal }: StoredProposal): Proposal {
  return proposal
}

/** A partner proposes a service or a change of one; refuses leaving partners. */
export async function propose(
  tx: Tx,
  { body, caller }: HandlerInput<typeof api.partnersServices.propose>,
): Promise<One> {
  await requireStaying(tx, caller.userId)
  const { serviceId, draft } = body
  await requireCategory(tx, draft.category, 'draft.category')
  if (serviceId !== null) {
    const { draft: current } = await requireOwnService(tx, serviceId, caller.userId)
    if (current.billing !== draft.billing) throw refuseField('draft.billing', 'choice')
  }
  const id = randomUUIDv7()
  await insertProposal(tx, { id, partnerId: caller.userId, serviceId, draft })
  if ((await countWaitingOf(tx, caller.userId)) > MAX_WAITING_PROPOSALS) throw new Refusal('CONFLICT')
  return { data: { proposal: toProposal(await getProposal(tx, id)) }, notice: 'messages.proposalSent' }
}

/** Withdraws an undecided proposal. */
export async function withdrawProposal(
  tx: Tx,
  { params, caller }: HandlerInput<typeof api.partnersServices.withdraw>,
): Promise<One> {
  const { id, state } = await lockProposal(tx, params.id, caller.userId)
  if (state !== 'waiting') throw new Refusal('CONFLICT')
  await updateProposal(tx, id, { state: 'withdrawn' })
  return { data: { proposal: toProposal(await getProposal(tx, id)) }, notice: 'messages.proposalWithdrawn' }
}

export async function listMyProposals(
  tx: Tx,
  { query, caller }: HandlerInput<typeof api.partnersServices.proposals>,
): Promise<Result<DataOf<typeof api.partnersServices.proposals>>> {
  const { items, total } = await listProposals(tx, { ...query, partnerId: caller.userId })
  const waiting = await countWaitingOf(tx, caller.userId)
  return { data: { items: items.map(toProposal), total, ...query, waiting } }
}

/** Refuses leaving partners. Locks the partner, so that nothing new appears while the partnership ends. */
export async function requireStaying(tx: Tx, userId: string): Promise<void> {
  if ((await lockPartner(tx, userId)).state !== 'partner') throw new Refusal('CONFLICT')
}
