import { randomUUIDv7 } from 'node:crypto'
import { accounts } from '@runmart/contract/accounts'
import { type Client, createClient } from '@runmart/contract/client'
import { makeCode } from '../../server/src/platform/codes.ts'
import { toSearchText } from '../../server/src/platform/db/search-text.ts'
import type { Shop } from '../shop/fixtures.ts'
import type { Visitor } from './visitor.ts'

/** The API for a program, to prepare a journey. */
export function apiOf(shop: Pick<Shop, 'url'>, accessToken: string | null = null): Client {
  return createClient({ base: `${shop.url}/api`, language: () => 'en', accessToken: () => accessToken })
}

/**
 * Opens an active account without mail and password hashing, possibly with a referral code. The journeys of
 * registration prove the long way.
 */
export async function openAccount(
  { queryDatabase }: Pick<Shop, 'queryDatabase'>,
  { username, email, referralCode = '' }: Visitor & { referralCode?: string },
): Promise<void> {
  await queryDatabase(
    `insert into accounts.users
       (id, username, email, password_hash, language, referral_code, referred_by, status, search_text)
     select $1, $2, $3, password_hash, 'en', $4, (select id from accounts.users where referral_code = $5), 'active', $6
     from accounts.users where email = 'demo@runmart.local'`,
    [randomUUIDv7(), username, email, makeCode('', 8), referralCode, toSearchText([username, email])],
  )
}

/** Signs in without a browser and returns the tokens. */
export async function signInOverApi(shop: Pick<Shop, 'url'>, visitor: Pick<Visitor, 'email' | 'password'>) {
  const answer = await apiOf(shop)(accounts.login, { body: { email: visitor.email, password: visitor.password } })
  if (!answer.success) throw new Error(answer.error)
  return answer.data
}
