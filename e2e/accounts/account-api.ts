import { accounts } from '@runmart/contract/accounts'
import { type Client, createClient } from '@runmart/contract/client'
import type { Shop } from '../shop/fixtures.ts'
import type { Visitor } from './visitor.ts'

/** The API as a program sees it, for what a journey needs done before it begins. */
export function apiOf(shop: Pick<Shop, 'url'>, accessToken: string | null = null): Client {
  return createClient({ base: `${shop.url}/api`, language: () => 'en', accessToken: () => accessToken })
}

/** Registers and activates somebody without a browser. */
export async function openAccount(shop: Shop, visitor: Visitor): Promise<void> {
  const call = apiOf(shop)
  const registered = await call(accounts.register, { body: visitor })
  if (!registered.success) throw new Error(registered.error)
  const { links } = await shop.readMail(visitor.email, /[Aa]ctivate/)
  const token = new URLSearchParams(new URL(links[0] ?? '').hash.slice(1)).get('token') ?? ''
  const activated = await call(accounts.activate, { body: { token } })
  if (!activated.success) throw new Error(activated.error)
}

/** Signs in without a browser; the tokens go to whoever asked. */
export async function signInOverApi(shop: Pick<Shop, 'url'>, visitor: Pick<Visitor, 'email' | 'password'>) {
  const answer = await apiOf(shop)(accounts.login, { body: { email: visitor.email, password: visitor.password } })
  if (!answer.success) throw new Error(answer.error)
  return answer.data
}
