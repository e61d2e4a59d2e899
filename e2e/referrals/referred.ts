import { expect } from '@playwright/test'
import { api } from '@runmart/contract'
import { type Client, createClient } from '@runmart/contract/client'
import type { Order } from '@runmart/contract/orders-order'
import { openAccount, signInOverApi } from '../accounts/account-api.ts'
import { newVisitor, type Visitor } from '../accounts/visitor.ts'
import { callAs } from '../operator/sign-in-as.ts'
import { dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import type { Shop } from '../shop/fixtures.ts'

export const DEPOSITED = 3_000_000

/** A referrer without suspicions except their recent registration: with a deposit and a browser of their own. */
export async function createReferrer(shop: Shop): Promise<Visitor> {
  const visitor = newVisitor()
  await openAccount(shop, visitor)
  await signInOn(shop, `browser-of-${visitor.username}`, visitor)
  await depositMoney(await callAs(shop, visitor))
  return visitor
}

/** A customer who registered with a referral code, with a browser of their own and money. */
export async function createReferred(shop: Shop, referralCode: string): Promise<{ visitor: Visitor; call: Client }> {
  const visitor = newVisitor()
  const registration = { ...visitor, referralCode }
  await openAccount(shop, registration)
  await signInOn(shop, `browser-of-${visitor.username}`, visitor)
  return { visitor, call: await depositMoney(await callAs(shop, visitor)) }
}

export async function depositMoney(call: Client): Promise<Client> {
  dataOf(await call(api.deposits.simulate, { body: { amount: DEPOSITED } }))
  const balance = async () => dataOf(await call(api.accounts.me)).user.balance
  await expect.poll(balance, { intervals: [50] }).toBe(DEPOSITED)
  return call
}

/** Signs a visitor in once, from a browser with this id. */
export async function signInOn(shop: Shop, device: string, visitor: Visitor): Promise<void> {
  const options = { base: `${shop.url}/api`, language: () => 'en', accessToken: () => null, deviceId: () => device }
  const { email, password } = visitor
  dataOf(await createClient(options)(api.accounts.login, { body: { email, password } }))
}

/** An order that was placed, taken and wholly delivered. */
export async function createFinishedOrder(shop: Shop, call: Client): Promise<Order> {
  const operator = await callAs(shop, shop.demo.operator)
  const order = await placeOrder(call, await serviceNamed(call, 'Online shop setup, A to Z'), { amount: 1 })
  const params = { id: order.id }
  dataOf(await operator(api.ordersOperator.take, { params }, newIdempotencyKey()))
  const body = { documentLink: 'https://docs.example.com/7', note: 'Here it is', rest: 'delivered' } as const
  dataOf(await operator(api.ordersOperator.deliver, { params, body }, newIdempotencyKey()))
  return order
}

export async function referralInfoOf(shop: Shop, visitor: Visitor) {
  const { accessToken } = await signInOverApi(shop, visitor)
  const options = { base: `${shop.url}/api`, language: () => 'en', accessToken: () => accessToken }
  return dataOf(await createClient(options)(api.referrals.info))
}
