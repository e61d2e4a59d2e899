import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Proves S10.26.
test('on a phone: a general question from the list, and back to it', async ({ page, shop }) => {
  const { visitor } = await createBuyer(shop, 10_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await page.goto('/messages')
  await page.getByRole('link', { name: t('conversations.general') }).click()
  await page.getByLabel(t('conversations.message')).fill('Do you take cards?')
  await page.getByRole('button', { name: t('conversations.send') }).click()
  await expect(page.getByRole('log').getByText('Do you take cards?')).toBeVisible()
  await page.getByRole('link', { name: t('conversations.allConversations') }).click()
  await expect(page.getByRole('list', { name: t('conversations.list') })).toContainText('Do you take cards?')
})

// Proves S10.26.
test('a picture is sent with words, seen by the operator, and saved; what is no picture is refused', async ({
  page,
  browser,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 10_000)
  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await page.goto('/messages')
  const attach = page.getByLabel(t('conversations.attach'))
  await attach.setInputFiles({ name: 'program.txt', mimeType: 'text/plain', buffer: Buffer.from([0x4d, 0x5a, 0, 1]) })
  await expect(page.getByText('Only PNG, JPEG and WebP pictures and plain text files can be sent')).toBeVisible()
  await page.getByRole('button', { name: t('conversations.removeFile', { name: 'program.txt' }) }).click()
  await attach.setInputFiles([
    {
      name: 'screen.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } }),
    },
    { name: 'lines.txt', mimeType: 'text/plain', buffer: Buffer.from('one\ntwo\n') },
  ])
  await page.getByLabel(t('conversations.message')).fill('This is what I see')
  await expect(page.getByText(t('conversations.uploading'))).toHaveCount(0)
  await page.getByRole('button', { name: t('conversations.send') }).click()
  const picture = page.getByRole('button', { name: t('conversations.openPicture', { name: 'screen.png' }) })
  await expect(picture.locator('img')).toHaveJSProperty('naturalWidth', 320)

  const desk = await browser.newPage({ baseURL: shop.url })
  await setPreferences(desk, 'en')
  await signInAs(desk, shop, shop.demo.operator)
  const { id } = dataOf(await call(api.accounts.me)).user
  await desk.goto(`/operator/messages/${id}`)
  await desk.getByRole('button', { name: t('conversations.openPicture', { name: 'screen.png' }) }).click()
  const dialog = desk.getByRole('dialog', { name: 'screen.png' })
  await expect(dialog.locator('img')).toHaveJSProperty('naturalHeight', 240)
  await desk.keyboard.press('Escape')
  const [saved] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: t('conversations.saveFile', { name: 'lines.txt' }) }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('lines.txt')
  await desk.close()
})

// Proves S10.5.
test('whoever is not signed in finds the ways to reach the shop, whoever is finds their messages', async ({
  page,
  shop,
}) => {
  await setPreferences(page, 'en')
  await page.goto('/terms')
  await page.getByRole('link', { name: 'reach us here' }).click()
  await expect(page.getByRole('heading', { name: t('contact.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: 'support@runmart.example' })).toHaveAttribute(
    'href',
    'mailto:support@runmart.example',
  )
  await expect(page.getByRole('link', { name: '@runmart_example' })).toHaveAttribute('href', /^https:\/\/t\.me\//)
  await expect(page.getByRole('link', { name: '0900000000' })).toHaveAttribute('href', /^https:\/\/zalo\.me\//)
  const { visitor } = await createBuyer(shop, 10_000)
  await signInAs(page, shop, visitor)
  await page.goto('/help')
  await expect(page).toHaveURL(/\/messages$/)
})
