import { deposits } from '@runmart/contract/deposits'
import { apiOf, signInOverApi } from '../accounts/account-api.ts'
import { signIn } from '../accounts/sign-in.ts'
import { words } from '../accounts/words.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Proves S2.5, S3.40, S3.41, S3.42, S3.43, S4.16, S9.15.
test('a claim of a Binance transfer asks once more, and sent again carries the same key', async ({ page, shop }) => {
  const { accessToken } = await signInOverApi(shop, shop.demo.customer)
  const answer = await apiOf(shop, accessToken)(deposits.information)
  const crypto = answer.success ? answer.data.crypto : null
  if (!crypto) throw new Error('The demo shop has no Binance ID')
  await signIn(page, shop.demo.customer)
  await page.goto('/deposit?tab=binance')
  for (const field of [crypto.binanceId, crypto.owner, crypto.content ?? ''])
    await expect(page.getByText(field, { exact: true })).toBeVisible()
  await page.getByLabel(t('deposits.usdt')).fill('98.814')
  await expect(page.getByText('2,581,565')).toBeVisible()
  await expect(page.getByText('A wrong content deducts 5%.')).toBeVisible()
  await expect(page.getByText('wait 1 minute after sending')).toBeVisible()
  const form = page.getByRole('form', { name: t('deposits.claimTitle') })
  const question = page.getByRole('alertdialog')
  await form.getByLabel(t('deposits.claimId')).fill('P_A1JM7ZT9MM571112')
  await form.getByLabel(t('deposits.claimAmount')).fill('5.5')
  const claim = async () => {
    await form.getByRole('button', { name: t('deposits.claim') }).click()
    await expect(question).toContainText(t('deposits.sure'))
    const [sent] = await Promise.all([
      page.waitForRequest(/claim-crypto-deposit/),
      question.getByRole('button', { name: t('deposits.claim') }).click(),
    ])
    await expect(question).toBeHidden()
    await expect(form.getByText(t('deposits.claimUnknown'))).toBeVisible()
    return sent.headers()['idempotency-key']
  }
  const key = await claim()
  expect(key).toBeTruthy()
  expect(await claim()).toBe(key)
})
