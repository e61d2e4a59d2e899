import { api } from '@runmart/contract'
import { type Client, createClient } from '@runmart/contract/client'
import { expectData } from '../server/test/expect-answer.ts'
import { type StartedShop, startShop } from '../testing/shop/start-shop.ts'

export type ScannedShop = StartedShop & {
  /** Signs in again: a fresh sign-in lasts five minutes. */
  signIn(who: 'demo' | 'operator'): Promise<string>
  as(token: string | null): Client
}

/** A demo shop as `npm start` runs it, without rate limits, which would only hide holes. */
export async function startScannedShop(): Promise<ScannedShop> {
  // The scan orders hundreds of times: one operator may credit the money for all of them.
  const shop = await startShop({ API_PROCESSES: '2', MANUAL_CREDIT_CAP: '999999999' })
  const as: ScannedShop['as'] = (token) =>
    createClient({ base: `${shop.url}/api`, language: () => 'en', accessToken: () => token })
  return {
    ...shop,
    as,
    async signIn(who) {
      const body = { email: `${who}@runmart.local`, password: shop.demoPassword }
      return expectData(await as(null)(api.accounts.login, { body })).accessToken
    },
  }
}
