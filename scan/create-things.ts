import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@runmart/contract'
import { expectData } from '../server/test/expect-answer.ts'
import type { ScannedShop } from './scanned-shop.ts'

/** One of everything that calls name. */
export type Things = Awaited<ReturnType<typeof createThings>>

/** A line for a bot that leads nowhere: nothing that is tried may leave this machine. */
export const NOWHERE = 'http://127.0.0.1:9/'

/** Fills a shop as its customer and its operator would. */
export async function createThings(shop: ScannedShop) {
  const [customer, operator] = [shop.as(await shop.signIn('demo')), shop.as(await shop.signIn('operator'))]
  // A second session, to be ended.
  await shop.signIn('demo')
  const [session] = expectData(await customer(api.accounts.sessions)).items.filter((it) => !it.current)
  const me = expectData(await customer(api.accounts.me)).user
  const credit = { customerId: me.id, amount: 900_000_000, reason: 'To order with' }
  expectData(await operator(api.deposits.credit, { body: credit }))

  const { items: services } = expectData(await customer(api.catalog.services))
  // The tries order them hundreds of times.
  const endless = services.filter((it) => it.status === 'active' && it.availability === null)
  const byShop = theOnly(endless.find((it) => it.provider === 'OWNER_PROVIDE' && it.serviceType === 'REFERRAL'))
  const byPartner = theOnly(endless.find((it) => it.provider === 'PARTNER_PROVIDED' && it.serviceType === 'REFERRAL'))
  const bot = theOnly(endless.find((it) => it.botId === 'link-checker'))
  const { version } = theOnly(expectData(await operator(api.catalog.offered)).items.find((it) => it.id === byShop.id))

  const order = { serviceId: byShop.id, amount: byShop.minAmount, contactInfo: '@me' }
  const upload = { serviceId: bot.id, contactInfo: '@me', fileName: 'lines.txt', content: NOWHERE }
  const early = { serviceId: bot.id, amount: 1, contactInfo: '@me', preOrder: true }
  const nobody = { username: 'nobody', email: 'nobody@shop.example', password: randomUUID() }
  const draft = { kind: 'percent', value: 1, minimum: 0, active: true } as const
  const noLimits = { startsAt: null, endsAt: null, mostUses: null, mostUsesEach: null, serviceIds: null }
  const discount = { code: 'SCAN01', draft: { ...draft, ...noLimits } }
  expectData(await operator(api.discountCodes.createCode, { body: discount }))
  return {
    byShop,
    byPartner,
    bot,
    version,
    discountCode: discount.code,
    customerId: me.id,
    sessionId: theOnly(session).id,
    orderId: expectData(await customer(api.orders.owner, { body: order })).order.id,
    runId: expectData(await customer(api.orders.autoBotUpload, { body: upload })).order.id,
    preOrderId: expectData(await customer(api.orders.user, { body: early })).order.id,
    otherId: expectData(await shop.as(null)(api.accounts.register, { body: nobody })).user.id,
    transferId: await createTransfer(shop),
  }
}

/** One that names no customer, so it waits. */
async function createTransfer(shop: ScannedShop): Promise<string> {
  const [customer, operator] = [shop.as(await shop.signIn('demo')), shop.as(await shop.signIn('operator'))]
  expectData(await customer(api.deposits.simulate, { body: { amount: 50_000, content: 'no content' } }))
  for (let tries = 0; tries < 100; tries += 1) {
    const { items } = expectData(await operator(api.deposits.transfers, { query: { status: 'unmatched' } }))
    if (items[0]) return items[0].id
    await sleep(200)
  }
  throw new Error('No transfer waits to be assigned.')
}

function theOnly<Thing>(it: Thing | undefined): Thing {
  if (it === undefined) throw new Error('The demo shop lacks what the scan needs.')
  return it
}
