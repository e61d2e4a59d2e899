import type { Page } from '@playwright/test'
import type { Client } from '@runmart/contract/client'
import { apiOf, signInOverApi } from '../accounts/account-api.ts'
import type { Shop } from '../shop/fixtures.ts'

/** The API for one account, without a page. */
export async function callAs(shop: Pick<Shop, 'url'>, who: { email: string; password: string }): Promise<Client> {
  return apiOf(shop, (await signInOverApi(shop, who)).accessToken)
}

/** Signs a page in as an account, and returns the API for that account. */
export async function signInAs(
  page: Page,
  shop: Pick<Shop, 'url'>,
  who: { email: string; password: string },
): Promise<Client> {
  const { accessToken, refreshToken } = await signInOverApi(shop, who)
  const stored = { accessToken, refreshToken, accessTokenReceivedAt: String(Date.now()) }
  await page.addInitScript((tokens) => {
    localStorage.accessToken ?? Object.assign(localStorage, tokens)
  }, stored)
  return apiOf(shop, accessToken)
}
