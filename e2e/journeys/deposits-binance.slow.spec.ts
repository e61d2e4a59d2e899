import { deposits } from '@runmart/contract/deposits'
import { startBinanceStandIn } from '../../server/src/outside/binance/stand-in.ts'
import { startOwnShop } from '../../testing/shop/start-shop.ts'
import { apiOf, openAccount, signInOverApi } from '../accounts/account-api.ts'
import { signIn } from '../accounts/sign-in.ts'
import { newVisitor } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { balanceOf } from '../deposits/balance-of.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Proves S1.7, S2.5, S4.7, S9.15.
test('a Binance transfer is found when asked for; one without the content is claimed, less five percent', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const binance = await startBinanceStandIn()
  const { apiKey, apiSecret, apiUrl } = binance.access
  const shop = await startOwnShop({ BINANCE_API_KEY: apiKey, BINANCE_API_SECRET: apiSecret, BINANCE_API_URL: apiUrl })
  try {
    const demo = { email: 'demo@runmart.local', password: shop.demoPassword }
    const { accessToken } = await signInOverApi(shop, demo)
    const information = await apiOf(shop, accessToken)(deposits.information)
    const note = (information.success && information.data.crypto?.content) || ''
    const page = await browser.newPage({ baseURL: shop.url })
    await signIn(page, demo)
    await page.goto('/deposit?tab=binance')
    const check = page.getByRole('button', { name: t('deposits.checkNow') })
    await check.click()
    await expect(page.getByText(t('deposits.checkNothing'))).toBeVisible()

    binance.arrive({ amount: '10', note: `for ${note.toLowerCase()}` })
    const lost = binance.arrive({ amount: '20', note: 'thanks' })
    await check.click({ timeout: 30_000 })
    await expect(page.getByText(/Transfer received.*261,255/)).toBeVisible()
    await expect.poll(() => balanceOf(page)).toBe(2_261_255)

    await page.getByLabel(t('deposits.claimId')).fill(lost.orderId)
    await page.getByLabel(t('deposits.claimAmount')).fill('20.0')
    await page.getByRole('button', { name: t('deposits.claim') }).click()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(dialog).toContainText('496,385')
    await dialog.getByRole('button', { name: t('deposits.claim') }).click()
    await expect.poll(() => balanceOf(page)).toBe(2_757_640)
    await page.close()
  } finally {
    await shop.stop()
    await binance.close()
  }
})

// Proves S2.5, S10.6.
test('a demo shop has a Binance of its own: what is sent there is found, and claimed without the content', async ({
  page,
  shop,
}) => {
  const visitor = newVisitor()
  await openAccount(shop, visitor)
  await signIn(page, visitor)
  await page.goto('/deposit?tab=binance')
  await page.getByRole('button', { name: t('deposits.simulateWith'), exact: true }).click()
  await expect(page.getByText(t('deposits.simulatedWith'))).toBeVisible()
  const check = page.getByRole('button', { name: t('deposits.checkNow') })
  // The server asks Binance at most every ten seconds, for all customers together: another journey may just have asked.
  await expect(async () => {
    await check.click({ timeout: 30_000 })
    await expect.poll(() => balanceOf(page), { timeout: 5_000 }).toBe(261_255)
  }).toPass()

  await page.getByRole('button', { name: t('deposits.simulateWithout'), exact: true }).click()
  const sent = page.getByText(/order ID: \d+/)
  const orderId = /\d+$/.exec((await sent.innerText()).trim())?.[0] ?? ''
  await page.getByLabel(t('deposits.claimId')).fill(orderId)
  await page.getByLabel(t('deposits.claimAmount')).fill('10')
  await expect(async () => {
    // The answer repeats recent deposits, so the page does not say that nothing came.
    await Promise.all([page.waitForResponse(/check-crypto-deposit/), check.click({ timeout: 30_000 })])
    await page.getByRole('button', { name: t('deposits.claim') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('deposits.claim') })
      .click()
    await expect.poll(() => balanceOf(page), { timeout: 5_000 }).toBe(509_448)
  }).toPass()
})

// Proves S2.5, S10.6.
test('where Binance is not set up, it is not offered', async ({ browser }) => {
  test.setTimeout(180_000)
  const shop = await startOwnShop({ SEPAY_API_KEY: 'a key of the bank' })
  try {
    const page = await browser.newPage({ baseURL: shop.url })
    await signIn(page, { email: 'demo@runmart.local', password: shop.demoPassword })
    await page.goto('/deposit?tab=binance')
    await expect(page.getByText(t('deposits.content'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('deposits.binance'))).toHaveCount(0)
    await page.close()
  } finally {
    await shop.stop()
  }
})
