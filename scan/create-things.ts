import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@runmart/contract'
import type { Provider } from '@runmart/contract/catalog'
import type { FieldDraft } from '@runmart/contract/orders-fields'
import { expectData } from '../server/test/expect-answer.ts'
import { createMoneyOut } from './create-money-out.ts'
import type { ScannedShop } from './scanned-shop.ts'

/** One object of every kind that calls name. */
export type Things = Awaited<ReturnType<typeof createThings>>

/** A bot's line that leads nowhere: no request of the scan may leave this machine. */
export const NOWHERE = 'http://127.0.0.1:9/'

/** A service's fields, and an order's inputs for them. */
const words = { label: 'Comments', help: '', example: '' }
export const FIELDS: FieldDraft[] = [
  { key: 'comments', kind: 'text', required: true, texts: { en: words, vi: words, ru: words } },
]
export const INPUTS = { comments: 'some words' }

/** Fills a shop as its customer and its operator would. */
export async function createThings(shop: ScannedShop) {
  const [customer, operator] = [shop.as(await shop.signIn('demo')), shop.as(await shop.signIn('operator'))]
  // A second session, for ending it.
  await shop.signIn('demo')
  const [session] = expectData(await customer(api.accounts.sessions)).items.filter((it) => !it.current)
  const me = expectData(await customer(api.accounts.me)).user
  const credit = { customerId: me.id, amount: 900_000_000, reason: 'To order with' }
  expectData(await operator(api.depositsOperator.credit, { body: credit }))

  const { items: offered } = expectData(await operator(api.catalog.offered))
  // The scan orders them hundreds of times.
  const endless = offered.filter(({ draft }) => draft.status === 'active' && draft.availability === null)
  const bot = theOnly(endless.find(({ draft }) => draft.botId === 'link-checker'))
  const { slug: _, ...like } = theOnly(endless.find(({ draft }) => draft.serviceType === 'REFERRAL')).draft
  const create = async (provider: Provider) => {
    const body = { ...like, provider, fields: FIELDS }
    return expectData(await operator(api.catalog.createService, { body })).service
  }
  const [byShop, byPartner] = [await create('OWNER_PROVIDE'), await create('PARTNER_PROVIDED')]

  const order = { serviceId: byShop.id, amount: byShop.draft.minAmount, contactInfo: '@me', inputs: INPUTS }
  const upload = { serviceId: bot.id, contactInfo: '@me', fileName: 'lines.txt', content: NOWHERE }
  const early = { serviceId: bot.id, amount: 1, contactInfo: '@me', preOrder: true }
  const nobody = { username: 'nobody', email: 'nobody@shop.example', password: randomUUID() }
  const draft = { kind: 'percent', value: 1, minimum: 0, active: true } as const
  const noLimits = { startsAt: null, endsAt: null, mostUses: null, mostUsesEach: null, serviceIds: null }
  const discount = { code: 'SCAN01', draft: { ...draft, ...noLimits } }
  expectData(await operator(api.discountCodes.createCode, { body: discount }))
  const orderId = expectData(await customer(api.orders.owner, { body: order })).order.id
  const params = { id: orderId }
  const file = { fileName: 'a.txt', content: Buffer.from('some words').toString('base64') }
  const { id: fileId } = expectData(await customer(api.conversations.upload, { params, body: file })).file
  expectData(await customer(api.conversations.send, { params, body: { text: 'Hello', files: [fileId] } }))
  const reply = { title: 'Hello', texts: { en: 'Hello', vi: 'Xin chào', ru: 'Здравствуйте' } }
  return {
    byShop,
    byPartner,
    bot,
    version: byShop.version,
    discountCode: discount.code,
    customerId: me.id,
    referralCode: expectData(await customer(api.referrals.info)).referralCode,
    sessionId: theOnly(session).id,
    orderId,
    fileId,
    replyId: expectData(await operator(api.savedReplies.create, { body: reply })).id,
    ...(await createMoneyOut(shop, me.id)),
    runId: expectData(await customer(api.orders.autoBotUpload, { body: upload })).order.id,
    preOrderId: expectData(await customer(api.orders.user, { body: early })).order.id,
    otherId: expectData(await shop.as(null)(api.accounts.register, { body: nobody })).user.id,
    transferId: await createTransfer(shop),
  }
}

/** A transfer without a customer's content, so it waits. */
async function createTransfer(shop: ScannedShop): Promise<string> {
  const [customer, operator] = [shop.as(await shop.signIn('demo')), shop.as(await shop.signIn('operator'))]
  expectData(await customer(api.deposits.simulate, { body: { amount: 50_000, content: 'no content' } }))
  for (let tries = 0; tries < 100; tries += 1) {
    const { items } = expectData(await operator(api.depositsOperator.transfers, { query: { status: 'unmatched' } }))
    if (items[0]) return items[0].id
    await sleep(200)
  }
  throw new Error('No transfer waits to be assigned.')
}

function theOnly<Thing>(it: Thing | undefined): Thing {
  if (it === undefined) throw new Error('The demo shop lacks what the scan needs.')
  return it
}
