import { api } from '@runmart/contract'
import type { Client } from '@runmart/contract/client'
import type { ProposalDraft } from '@runmart/contract/partners-services'
import { openAccount } from '../accounts/account-api.ts'
import { newVisitor, type Visitor } from '../accounts/visitor.ts'
import { callAs } from '../operator/sign-in-as.ts'
import { dataOf, newIdempotencyKey } from '../orders/buyer.ts'
import type { Shop } from '../shop/fixtures.ts'

export type Partner = { visitor: Visitor; id: string; call: Client }

export async function createApplicant(shop: Shop): Promise<Partner> {
  const visitor = newVisitor()
  await openAccount(shop, visitor)
  const call = await callAs(shop, visitor)
  const body = { offer: 'Channel members, 500 a day', contact: `@${visitor.username}` }
  dataOf(await call(api.partners.apply, { body }, newIdempotencyKey()))
  return { visitor, id: dataOf(await call(api.accounts.me)).user.id, call }
}

export async function createPartner(shop: Shop, office: Client, share = 7_000): Promise<Partner> {
  const partner = await createApplicant(shop)
  const accepted = { params: { id: partner.id }, body: { share } }
  dataOf(await office(api.partnersOperator.accept, accepted, newIdempotencyKey()))
  return partner
}

/** A proposal for a service with a unique name. */
export function sampleDraft(category: string): ProposalDraft {
  const name = `Members ${crypto.randomUUID().slice(0, 8)}`
  const offer = { price: 4_000, minAmount: 1, maxAmount: 1_000, deliveryHours: 24, warrantyDays: 30 }
  return { category, unit: 'member', billing: 'unit', ...offer, texts: { en: { name, description: 'Real people.' } } }
}

/** A service that this partner proposed and an operator approved; returns its id. */
export async function createServiceOf(partner: Partner, office: Client): Promise<string> {
  const [category] = dataOf(await partner.call(api.catalog.services)).categories
  const draft = sampleDraft(category?.slug ?? '')
  const proposing = partner.call(
    api.partnersServices.propose,
    { body: { serviceId: null, draft } },
    newIdempotencyKey(),
  )
  const { id } = dataOf(await proposing).proposal
  const text = draft.texts.en
  if (!text) throw new Error('A proposal has words')
  const body = { texts: { en: text, vi: text, ru: text } }
  const approving = office(api.partnersOperator.approve, { params: { id }, body }, newIdempotencyKey())
  const { serviceId } = dataOf(await approving).proposal
  if (!serviceId) throw new Error('An approved proposal has become a service')
  return serviceId
}
