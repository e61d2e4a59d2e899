import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { MAX_WAITING_PROPOSALS, type ProposalDraft } from '@runmart/contract/partners-services'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const { createPartner, createServiceOf } = partnerShop(server, shop)
const text = (name: string) => ({ name, description: `What ${name} is` })
const draft: ProposalDraft = {
  category: 'mmo',
  unit: 'member',
  billing: 'unit',
  price: 2_000,
  minAmount: 10,
  maxAmount: 500,
  deliveryHours: 12,
  warrantyDays: 30,
  texts: { vi: text('Thành viên') },
}
const texts = { en: text('Members'), vi: text('Thành viên'), ru: text('Участники') }
const propose = async (person: Person, serviceId: string | null, it: Partial<ProposalDraft> = {}) =>
  expectData(await person.call(api.partnersServices.propose, { body: { serviceId, draft: { ...draft, ...it } } }))
    .proposal
const approve = (id: string) => operator.call(api.partnersOperator.approve, { params: { id }, body: { texts } })

test('a proposed service is created when an operator completes its words: the partner’s, at the proposed price', async () => {
  const partner = await createPartner(6_500)
  const { id, state } = await propose(partner, null)
  assert.equal(state, 'waiting')
  const { items, waiting } = expectData(await operator.call(api.partnersOperator.proposals))
  assert.ok(items.some((it) => it.id === id && it.partner.id === partner.id && it.current === null) && waiting > 0)
  const { items: today } = expectData(await operator.call(api.today.waiting))
  assert.ok(today.some((it) => it.kind === 'partner-proposals'))
  const { proposal } = expectData(await approve(id))
  assert.deepEqual([proposal.state, proposal.isNew], ['approved', true])
  const [service] = expectData(await partner.call(api.partnersServices.services)).items
  assert.deepEqual(
    [service?.id, service?.share, service?.price, service?.draft.deliveryHours, service?.draft.warrantyDays],
    [proposal.serviceId, 6_500, 2_000, 12, 30],
  )
  expectRefusal(await approve(id), 409, 'CONFLICT')
  const buyer = await shop.createBuyer(1_000_000)
  const body = { data: { serviceId: service?.id ?? '', amount: 10, contactInfo: '@me' } }
  expectData(await buyer.call(api.orders.partner, { body }))
  assert.equal(expectData(await partner.call(api.partnersDesk.overview)).sums.held, 13_000)
})

test('a new service can stay closed until an operator has set up what customers are asked for', async () => {
  const partner = await createPartner()
  const { id } = await propose(partner, null)
  const params = { id }
  const { proposal } = expectData(
    await operator.call(api.partnersOperator.approve, { params, body: { texts, isClosed: true } }),
  )
  const buyer = await shop.createBuyer(1_000_000)
  const body = { data: { serviceId: proposal.serviceId ?? '', amount: 10, contactInfo: '@me' } }
  expectRefusal(await buyer.call(api.orders.partner, { body }), 409, 'SERVICE_UNAVAILABLE_NOW')
  const [service] = expectData(await partner.call(api.partnersServices.services)).items
  assert.equal(service?.status, 'maintenance')
})

test('a change is compared with the service as it is, keeps what it does not name, and gives way to a newer one', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner, 7_000, { price: 1_000, cost: '300', status: 'sold_out' })
  const first = await propose(partner, serviceId, { price: 1_500 })
  const second = await propose(partner, serviceId, { price: 1_200 })
  const seen = expectData(await operator.call(api.partnersOperator.proposal, { params: { id: second.id } })).proposal
  assert.deepEqual([seen.current?.price, seen.draft.price], [1_000, 1_200])
  expectRefusal(await approve(first.id), 409, 'PROPOSAL_CHANGED')
  expectData(await approve(second.id))
  const { service } = expectData(await operator.call(api.catalog.offeredService, { params: { id: serviceId } }))
  assert.deepEqual(
    [service.draft.price, service.draft.cost, service.draft.status, service.draft.texts.ru.name],
    [1_200, '300', 'sold_out', 'Участники'],
  )
  const { partner: whose } = expectData(
    await operator.call(api.partnersOperator.service, { params: { id: serviceId } }),
  )
  assert.deepEqual([whose?.id, whose?.share], [partner.id, 7_000])
})

test('a refused proposal tells why, a withdrawn one cannot be approved, and how billing works stays', async () => {
  const partner = await createPartner()
  const refused = await propose(partner, null)
  const refusal = { params: { id: refused.id }, body: { reason: 'Too dear' } }
  expectData(await operator.call(api.partnersOperator.refuseProposal, refusal))
  const withdrawn = await propose(partner, null)
  expectData(await partner.call(api.partnersServices.withdraw, { params: { id: withdrawn.id } }))
  expectRefusal(await approve(withdrawn.id), 409, 'PROPOSAL_CHANGED')
  const { items } = expectData(await partner.call(api.partnersServices.proposals))
  assert.deepEqual(
    items.map((it) => [it.state, it.reason]),
    [
      ['withdrawn', null],
      ['refused', 'Too dear'],
    ],
  )
  const serviceId = await createServiceOf(partner)
  const other = { serviceId, draft: { ...draft, billing: 'day' as const } }
  expectRefusal(await partner.call(api.partnersServices.propose, { body: other }), 400, 'VALIDATION')
})

test('a proposal needs words in one language and an existing category, and only so many wait', async () => {
  const partner = await createPartner()
  for (const wrong of [{ texts: {} }, { category: 'nowhere' }, { minAmount: 501 }, { price: 0 }])
    expectRefusal(
      await partner.call(api.partnersServices.propose, { body: { serviceId: null, draft: { ...draft, ...wrong } } }),
      400,
      'VALIDATION',
    )
  for (let at = 0; at < MAX_WAITING_PROPOSALS; at++) await propose(partner, null)
  const body = { serviceId: null, draft }
  expectRefusal(await partner.call(api.partnersServices.propose, { body }), 409, 'CONFLICT')
})

test('a service can be given to partners only, where people deliver it for the shop', async () => {
  const partner = await createPartner()
  const own = await shop.createService()
  const body = { partner: { id: partner.id, share: 5_000 } }
  const give = (id: string, it = body) => operator.call(api.partnersOperator.setService, { params: { id }, body: it })
  expectRefusal(await give(own), 400, 'VALIDATION')
  const theirs = await shop.createService({ provider: 'PARTNER_PROVIDED' })
  const customer = await server.createCustomer()
  expectRefusal(await give(theirs, { partner: { id: customer.id, share: 5_000 } }), 400, 'VALIDATION')
  expectData(await give(theirs))
})

test('a service whose share and commission exceed its price is not approved', async () => {
  const partner = await createPartner(9_500)
  const { id } = await propose(partner, null)
  await server.owner.transaction((tx) =>
    tx.run(sql`update partners.partners set share = 9501 where user_id = ${partner.id}`),
  )
  assert.ok('share' in expectRefusal(await approve(id), 400, 'VALIDATION'))
})
