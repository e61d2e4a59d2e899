import { setPreferences } from '../accounts/visitor.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { serviceNamed } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

test('what the shop sets for a bot is kept, and goes back to its fallback', async ({ page, shop }) => {
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator/bots')
  const open = page.getByRole('button', { name: t('operatorBots.settingsOf', { name: 'Proxy checker' }) })
  const dialog = page.getByRole('dialog')
  const echo = dialog.getByRole('textbox')
  const save = async (value: string) => {
    await open.click()
    await echo.fill(value)
    await dialog.getByRole('button', { name: t('operatorBots.saveSettings') }).click()
  }
  await save('https://echo.example.com/')
  await expect(dialog).toBeHidden()
  await page.reload()
  await open.click()
  await expect(echo).toHaveValue('https://echo.example.com/')
  await page.keyboard.press('Escape')
  await save('')
  await expect(dialog).toBeHidden()
  await open.click()
  await expect(echo).toHaveValue('')
  await expect(dialog).toContainText(t('operatorBots.fallback', { value: 'https://api.ipify.org/' }))
})

test('a service that a bot delivers needs one of those that are installed', async ({ page, shop }) => {
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator/services/new')
  for (const label of [t('operatorServices.name'), t('operatorServices.description')])
    for (const nth of [0, 1, 2]) await page.getByLabel(label, { exact: true }).nth(nth).fill(`Night run ${nth}`)
  await page.getByRole('combobox', { name: t('operatorServices.serviceType') }).click()
  await page.getByRole('option', { name: t('operatorServices.autoBot') }).click()
  await page.getByLabel(t('operatorServices.priceUnit')).fill('20')
  const create = async () => {
    await page.getByRole('button', { name: t('operatorServices.create') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('operatorServices.create') })
      .click()
  }
  const bot = page.getByRole('combobox', { name: t('operatorServices.botId') })
  await expect(bot).toContainText(t('operatorServices.botPick'))
  await create()
  await expect(page.getByText('Please fill this in')).toBeVisible()
  await bot.click()
  await page.getByRole('option', { name: 'Referral-link auditor' }).click()
  await create()
  await expect(page).toHaveURL(/\/operator\/services$/)
  expect((await serviceNamed(await callAs(shop, shop.demo.customer), 'Night run 0')).botId).toBe('referral-auditor')
})
