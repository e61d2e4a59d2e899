import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { api } from '@runmart/contract'
import type { Service } from '@runmart/contract/catalog'
import type { Answer, Client } from '@runmart/contract/client'
import type { OrderInputs, ServiceField } from '@runmart/contract/orders-fields'
import type { Order } from '@runmart/contract/orders-order'
import { openAccount } from '../accounts/account-api.ts'
import { newVisitor, type Visitor } from '../accounts/visitor.ts'
import { callAs } from '../operator/sign-in-as.ts'
import type { Shop } from '../shop/fixtures.ts'

export type Buyer = { visitor: Visitor; call: Client }

/** A customer with an active account, money and no orders. */
export async function createBuyer(shop: Shop, money: number): Promise<Buyer> {
  const visitor = newVisitor()
  await openAccount(shop, visitor)
  const call = await callAs(shop, visitor)
  dataOf(await call(api.deposits.simulate, { body: { amount: money } }))
  // A transfer goes through the webhook, the outbox and a job, which takes a while on a busy machine.
  const balance = async () => dataOf(await call(api.accounts.me)).user.balance
  await expect.poll(balance, { timeout: 60_000, intervals: [50, 100, 250] }).toBe(money)
  return { visitor, call }
}

/** A service of the demo catalogue, by its English name. */
export async function serviceNamed(call: Client, name: string): Promise<Service> {
  const found = dataOf(await call(api.catalog.services)).items.find((service) => service.name === name)
  if (!found) throw new Error(`The demo shop does not offer “${name}”`)
  return found
}

type OrderInput = { amount: number; contactInfo?: string; note?: string; inputs?: OrderInputs }

function sampleInputs({ fields }: Service): { inputs?: OrderInputs } {
  const samples = { link: 'https://example.com/?ref=khach', username: '@khach' }
  const sampleOf = ({ kind, choices, min }: ServiceField) => {
    if (kind === 'choice') return choices[0]?.value ?? ''
    if (kind === 'number') return min ?? 1
    return kind === 'link' || kind === 'username' ? samples[kind] : 'A few words'
  }
  const needed = fields.filter(({ required }) => required).map((field) => [field.key, sampleOf(field)])
  return needed.length ? { inputs: Object.fromEntries(needed) } : {}
}

/** Orders a service without a page, of any provider. */
export async function placeOrder(call: Client, service: Service, input: OrderInput): Promise<Order> {
  const form = { contactInfo: '@khach', ...sampleInputs(service), ...input, serviceId: service.id }
  const key = newIdempotencyKey()
  const placed = {
    OWNER_PROVIDE: () => call(api.orders.owner, { body: form }, key),
    PARTNER_PROVIDED: () => call(api.orders.partner, { body: { data: form } }, key),
    USER_PROVIDED: () => call(api.orders.user, { body: form }, key),
  }
  return dataOf(await placed[service.provider]()).order
}

/** Orders that wait for an operator, one after the other. */
export async function placeMany(call: Client, count: number): Promise<Order[]> {
  const service = await serviceNamed(call, 'Managed referral campaign')
  const orders: Order[] = []
  for (let at = 0; at < count; at++) orders.push(await placeOrder(call, service, { amount: 10 }))
  return orders
}

export function newIdempotencyKey(): { idempotencyKey: string } {
  return { idempotencyKey: randomUUID() }
}

/** The data of an answer; throws its refusal as an error. */
export function dataOf<Data>(answer: Answer<Data>): Data {
  if (!answer.success) throw new Error(`${answer.code}: ${answer.error} ${JSON.stringify(answer.data)}`)
  return answer.data
}
