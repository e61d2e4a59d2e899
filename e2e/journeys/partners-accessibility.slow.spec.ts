import { api } from '@runmart/contract'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder } from '../orders/buyer.ts'
import { createApplicant, createPartner, createServiceOf, sampleDraft } from '../partners/partner.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'
import { expect } from '../shop/fixtures.ts'

accessibilityTest(
  'everyone can use a partner’s orders and claims, and no script breaks the policy',
  async ({ page, shop, t, checkPage, checkScreen }) => {
    const office = await callAs(shop, shop.demo.operator)
    const partner = await createPartner(shop, office)
    const id = await createServiceOf(partner, office)
    const buyer = await createBuyer(shop, 1_000_000)
    const service = dataOf(await buyer.call(api.catalog.services)).items.find((it) => it.id === id)
    if (!service) throw new Error('An approved service is offered')
    const [waiting, begun, claimed] = [
      await placeOrder(buyer.call, service, { amount: 10 }),
      await placeOrder(buyer.call, service, { amount: 20, note: 'Slowly, please.' }),
      await placeOrder(buyer.call, service, { amount: 30 }),
    ]
    const ended = { params: { id: claimed.id } }
    dataOf(await partner.call(api.partnersDesk.take, ended, newIdempotencyKey()))
    const all = { ...ended, body: { rest: 'delivered' } } as const
    dataOf(await partner.call(api.partnersDesk.deliver, all, newIdempotencyKey()))
    const missing = { ...ended, body: { missing: 3, text: 'Three of them left the same day' } }
    dataOf(await buyer.call(api.warranty.claim, missing, newIdempotencyKey()))
    const params = { id: begun.id }
    dataOf(await partner.call(api.partnersDesk.take, { params }, newIdempotencyKey()))
    dataOf(await partner.call(api.partnersDesk.progress, { params, body: { done: 5 } }, newIdempotencyKey()))
    const message = { params, body: { text: 'Which channel is it?' } }
    dataOf(await partner.call(api.partnersDesk.send, message, newIdempotencyKey()))

    await signInAs(page, shop, partner.visitor)
    const orders = [waiting, begun, claimed].map((it) => `/partner/orders/${it.id}`)
    for (const path of ['/partner', ...orders, '/partner/warranty']) await checkPage(path)
    await page.goto(`/partner/orders/${begun.id}`)
    await page.getByRole('button', { name: t('partnerOrders.deliver'), exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkScreen('the delivery')
  },
)

accessibilityTest(
  'everyone can apply to be a partner, and reads what became of it',
  async ({ page, shop, checkPage }) => {
    const { visitor } = await createApplicant(shop)
    await signInAs(page, shop, visitor)
    await page.setViewportSize({ width: 390, height: 844 })
    await checkPage('/partner')
  },
)

accessibilityTest(
  'everyone can decide about partners and what they propose',
  async ({ page, shop, t, checkPage, checkScreen }) => {
    const office = await signInAs(page, shop, shop.demo.operator)
    const applicant = await createApplicant(shop)
    const partner = await createPartner(shop, office)
    const serviceId = await createServiceOf(partner, office)
    const draft = sampleDraft(dataOf(await partner.call(api.catalog.services)).categories[0]?.slug ?? '')
    const proposing = partner.call(api.partnersServices.propose, { body: { serviceId, draft } }, newIdempotencyKey())
    const { proposal } = dataOf(await proposing)
    for (const path of [
      '/operator/partners?view=applied',
      `/operator/partners/${applicant.id}`,
      `/operator/partners/${partner.id}`,
      `/operator/partners/proposals/${proposal.id}`,
      `/operator/services/${serviceId}/partner`,
    ])
      await checkPage(path)
    await page.goto(`/operator/partners/${applicant.id}`)
    await page.getByRole('button', { name: t('operatorPartners.accept'), exact: true }).click()
    await expect(page.getByLabel(t('operatorPartners.shareLabel'))).toBeVisible()
    await checkScreen('the acceptance')
  },
)
